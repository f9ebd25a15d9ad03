/**
 * Copies the code block of a pressed button. Not in `late-press`, whose code may still be loading: WebKit copies only
 * while it handles the press.
 * @returns nothing for other elements, and if the browser can't copy
 */
export function copyNow(target: Element): Promise<void> | null | undefined {
  const button = target.closest<HTMLButtonElement>('[data-copy]');
  // The button has the code to run if the block shows more than that.
  const code = button?.value || button?.closest('.code-block')?.querySelector('code')?.textContent;
  if (!code) return;
  const copied = navigator.clipboard?.writeText(code);
  // Handled by `late-press`.
  copied?.catch(() => {});
  return copied;
}
