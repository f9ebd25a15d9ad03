import { tellReaders } from './tell-readers.ts';

/**
 * Handles a press on a copy button: confirms for a second that the code block was copied. If the browser refused, it
 * selects the code for the visitor to copy.
 * @param copied see `copyNow`; nothing if the browser can't copy
 */
export async function pressCopy(target: Element, copied?: Promise<void> | null): Promise<void> {
  const button = target.closest<HTMLElement>('[data-copy]');
  const code = button?.closest('.code-block')?.querySelector('code');
  if (!button || !code) return;
  try {
    if (!copied) throw new Error('This browser does not copy here.');
    await copied;
  } catch (error) {
    console.error('Failed to copy code:', error);
    getSelection()?.selectAllChildren(code);
    return tellReaders('Copying failed. The code is selected instead.');
  }
  button.dataset.copied = '';
  button.ariaLabel = 'Copied';
  tellReaders('Copied');
  setTimeout(() => {
    delete button.dataset.copied;
    button.ariaLabel = 'Copy code to clipboard';
  }, 1000);
}
