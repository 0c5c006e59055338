/** A button that copies a text, where the browser lets pages do that: only those with TLS have a clipboard. */
import { button } from './elements.ts';

export function copyButton(text: string, className = 'button'): HTMLButtonElement {
  const copy = button(
    'Copy',
    async () => {
      try {
        await navigator.clipboard.writeText(text);
        copy.textContent = 'Copied';
      } catch {
        copy.textContent = 'Not allowed to copy';
      }
    },
    className,
  );
  return copy;
}
