/** The panel that shows every call of the page as it happens, each as a command to copy. */
import type { CallSeen } from './calls.ts';
import { copyButton } from './copy-button.ts';
import { formatCurl, masked } from './curl.ts';
import { element } from './elements.ts';

/** Older ones are let go. */
const MOST_CALLS = 60;

export class CallPanel {
  readonly root: HTMLDetailsElement;
  readonly #count = element('span', { className: 'count' });
  readonly #list = element('ol', { className: 'calls' });
  readonly #rows = new Map<number, HTMLLIElement>();
  readonly #calls = new Map<number, CallSeen>();
  #showsTokens = false;

  constructor() {
    const tokens = element('input', { type: 'checkbox' });
    tokens.addEventListener('change', () => {
      this.#showsTokens = tokens.checked;
      for (const call of this.#calls.values()) this.#draw(call);
    });
    this.root = element('details', { className: 'call-panel' }, [
      element('summary', {}, ['What this page asks the API ', this.#count]),
      element('p', { className: 'hint' }, [
        'Everything here is done by the public API. Each call can be copied into a terminal. ',
        element('label', { className: 'inline' }, [tokens, ' Show tokens']),
      ]),
      this.#list,
    ]);
  }

  show(call: CallSeen): void {
    this.#calls.set(call.number, call);
    this.#draw(call);
    const oldest = [...this.#calls.keys()].slice(0, -MOST_CALLS);
    for (const number of oldest) {
      this.#calls.delete(number);
      this.#rows.get(number)?.remove();
      this.#rows.delete(number);
    }
    this.#count.textContent = `${call.number}`;
  }

  #draw(call: CallSeen): void {
    const known = this.#rows.get(call.number);
    const isOpen = known?.querySelector('details')?.open ?? false;
    const row = element('li', {}, [this.#details(call, isOpen)]);
    if (known === undefined) this.#list.prepend(row);
    else known.replaceWith(row);
    this.#rows.set(call.number, row);
  }

  #details(call: CallSeen, isOpen: boolean): HTMLDetailsElement {
    const { method, url, status, ms, answer, isStream } = call;
    const { pathname, search } = new URL(url);
    const curl = formatCurl(call, this.#showsTokens);
    const shown = answer === null || this.#showsTokens ? answer : masked(answer);
    const outcome = status === null ? '…' : status === 0 ? 'no answer' : `${status}`;
    return element('details', { open: isOpen }, [
      element('summary', {}, [
        element('code', { className: `method ${method.toLowerCase()}`, textContent: method }),
        element('code', { className: 'path', textContent: pathname + search }),
        element('span', { className: status === 0 || (status ?? 0) >= 400 ? 'outcome bad' : 'outcome' }, [
          outcome,
          ms === null ? null : isStream ? ', stays open' : `, ${ms} ms`,
        ]),
      ]),
      code(curl, 'The call'),
      copyButton(curl, 'button small'),
      shown === null ? null : code(shown, 'The answer'),
    ]);
  }
}

function code(text: string, label: string): HTMLElement {
  return element('pre', { tabIndex: 0, also: { 'aria-label': label, role: 'region' } }, [
    element('code', { textContent: text }),
  ]);
}
