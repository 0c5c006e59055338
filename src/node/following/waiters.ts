/**
 * Who waits to be woken. Waking up is put off until the work at hand is done, so
 * that the answer to a move does not wait for the thousands that watch it.
 */
interface Waiter {
  readonly wake: () => void;
  readonly fail: (error: unknown) => void;
}

export class Waiters {
  #waiting = new Set<Waiter>();

  /** Resolves when it is woken, after `ms`, or once `signal` aborts; rejects when the waiting fails. */
  wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', waiter.wake);
        this.#waiting.delete(waiter);
      };
      const waiter: Waiter = {
        wake: () => {
          end();
          resolve();
        },
        fail: (error) => {
          end();
          reject(error);
        },
      };
      const timer = setTimeout(waiter.wake, ms);
      this.#waiting.add(waiter);
      signal.addEventListener('abort', waiter.wake);
      if (signal.aborted) waiter.wake();
    });
  }

  wake(): void {
    const woken = this.#waiting;
    if (woken.size === 0) return;
    this.#waiting = new Set();
    setImmediate(() => {
      for (const { wake } of woken) wake();
    });
  }

  fail(error: unknown): void {
    for (const { fail } of this.#waiting) fail(error);
  }
}
