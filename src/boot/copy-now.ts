/**
 * Copies the code block of a pressed button. Not in `late-press`, whose code may still be loading: WebKit copies only
 * while it handles the press.
 * @returns nothing for other elements, and if the browser can't copy
 */
export function copyNow(target: Element): Promise<void> | null | undefined {
  const code = target.closest('[data-copy]')?.closest('.code-block')?.querySelector('code');
  const copied = code && navigator.clipboard?.writeText(code.textContent);
  // Handled by `late-press`.
  copied?.catch(() => {});
  return copied;
}
