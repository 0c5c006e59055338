/** Connections that break, over ones that do not. */
export type Loss = 'request' | 'answer';

/**
 * A `fetch` that loses what `losses` says, one after the other, and then nothing: a request on its way there, so that
 * the service never sees it, or the answer to one that took effect.
 */
export function lossyFetch(losses: readonly (Loss | null)[]): typeof fetch & { readonly requests: readonly Request[] } {
  const left = [...losses];
  const requests: Request[] = [];
  const lossy = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    const loss = left.shift() ?? null;
    if (loss === 'request') throw new TypeError('lost on the way there');
    const answer = await fetch(request);
    if (loss === 'answer') {
      await answer.arrayBuffer();
      throw new TypeError('lost on the way back');
    }
    return answer;
  };
  return Object.assign(lossy, { requests });
}
