import { tellReaders } from './tell-readers.ts';

/**
 * Handles a press on a copy button: copies the code block and confirms that for a second. If the browser refuses,
 * it selects the code for the visitor to copy.
 */
export async function pressCopy(target: Element): Promise<void> {
  const button = target.closest<HTMLElement>('[data-copy]');
  const code = button?.closest('.code-block')?.querySelector('code');
  if (!button || !code) return;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
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
