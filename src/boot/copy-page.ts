import { copyLater } from './copy-later.ts';

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
    said.textContent = 'Copying failed. Open the Markdown instead.';
  }
  setTimeout(() => {
    said.textContent = '';
  }, 2000);
}

async function loadText(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered with ${answer.status}`);
  return answer.text();
}
