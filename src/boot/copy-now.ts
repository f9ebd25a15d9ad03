/**
 * Copies the code block of a pressed button. Not in `late-press`, whose code may still be loading: WebKit copies only
 * while it handles the press.
 * @returns nothing for other elements, and if the browser can't copy
 */
export function copyNow(target: Element): Promise<void> | null | undefined {
  const button = target.closest<HTMLButtonElement>('[data-copy]');
  const code = button?.closest('.code-block')?.querySelector('code');
  // The button has the code to run if the block shows more than that.
  const copied = code && navigator.clipboard?.writeText(button?.value || code.textContent);
  // Handled by `late-press`.
  copied?.catch(() => {});
  return copied;
}
