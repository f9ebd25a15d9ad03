import { textFor } from '../texts/text.ts';
import { copyLater } from './copy-later.ts';

export { copyLater } from './copy-later.ts';

/** Called before the first press, when the visitor reaches a button. */
export function start(): void {
  prepareTelling();
}

/** Handles presses on rarely used buttons, whose code is loaded when the visitor reaches one. */
export function press(target: Element, copied?: Promise<void> | null): void {
  pressBackToTop(target);
  void pressCopy(target, copied);
  void pressCopyPage(target);
}

/** The share of the distance that remains after each frame. */
const remainingShare = 0.85;

/** Handles a press on "Back to top": scrolls and moves the focus. */
function pressBackToTop(target: Element): void {
  if (!target.closest('[data-back-to-top]')) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  climb(scrollY, isStill ? 0 : remainingShare);
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Stops as soon as the visitor scrolls down. */
function climb(from: number, factor: number): void {
  if (scrollY > from + 1) return;
  const top = Math.floor(scrollY * factor);
  scrollTo({ top, behavior: 'instant' });
  if (top > 0) requestAnimationFrame(() => climb(top, factor));
}

/**
 * Handles a press on a copy button: confirms for a second that the code block was copied. If the browser refused, it
 * selects the code for the visitor to copy.
 * @param copied see `copyNow`; nothing if the browser can't copy
 */
async function pressCopy(target: Element, copied?: Promise<void> | null): Promise<void> {
  const button = target.closest<HTMLElement>('[data-copy]');
  const code = button?.closest('.code-block')?.querySelector('code');
  if (!button || !code) return;
  try {
    if (!copied) throw new Error('This browser does not copy here.');
    await copied;
  } catch (error) {
    console.error('Failed to copy code:', error);
    getSelection()?.selectAllChildren(code);
    return tellReaders(textFor('shell.copyBlocked'));
  }
  button.dataset.copied = '';
  button.ariaLabel = textFor('theme.CodeBlock.copied');
  tellReaders(textFor('theme.CodeBlock.copied'));
  setTimeout(() => {
    delete button.dataset.copied;
    button.ariaLabel = textFor('theme.CodeBlock.copyButtonAriaLabel');
  }, 1000);
}

const shownMs = 2000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Creates the element whose text screen readers announce: they notice only text that is added later. */
function prepareTelling(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('p');
  region.className = 'visually-hidden';
  region.role = 'status';
  document.body.append(region);
  return region;
}

/** Tells screen readers what others see. */
function tellReaders(text: string): void {
  const status = prepareTelling();
  clearTimeout(timer);
  status.replaceChildren(text);
  timer = setTimeout(() => status.replaceChildren(), shownMs);
}

/** Whether a press was refused before: then another one doesn't help. */
let wasRefused = false;

/** Handles a press on "Copy page": copies the page's Markdown copy and confirms that for two seconds. */
async function pressCopyPage(target: Element): Promise<void> {
  const button = target.closest<HTMLElement>('[data-copy=page]');
  const said = button?.parentElement?.querySelector('[role=status]');
  if (!button || !said) return;
  try {
    await copyLater(loadText(button.dataset.href ?? ''));
    said.textContent = textFor('theme.CodeBlock.copied');
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
  return mayHelp ? textFor('shell.copyAgain') : textFor('shell.copyFailed');
}

async function loadText(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered with ${answer.status}`);
  return answer.text();
}
