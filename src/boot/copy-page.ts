import { copyLater } from './copy-later.ts';

/** Whether a press was refused before: then another one doesn't help. */
let wasRefused = false;

/** Handles a press on "Copy page": copies the page's Markdown copy and confirms that for two seconds. */
export async function pressCopyPage(target: Element): Promise<void> {
  const button = target.closest<HTMLElement>('[data-copy=page]');
  const said = button?.parentElement?.querySelector('[role=status]');
  if (!button || !said) return;
  try {
    await copyLater(loadText(button.dataset.href ?? ''));
    said.textContent = 'Copied';
  } catch (error) {
    console.error('Failed to copy the page:', error);
    said.textContent = adviseAfter(error);
  }
  setTimeout(() => {
    said.textContent = '';
  }, 2000);
}

/** In WebKit the first press comes too early, if this code is still loading. */
function adviseAfter(error: unknown): string {
  const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
  const mayHelp = isRefused && !wasRefused;
  wasRefused ||= isRefused;
  return mayHelp ? 'Press again to copy.' : 'Copying failed. Open the Markdown instead.';
}

async function loadText(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered with ${answer.status}`);
  return answer.text();
}
