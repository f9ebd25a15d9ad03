/** Hides or shows the docs sidebar at a press on one of its two buttons. */
export function pressSwitch(target: Element): void {
  const button = target.closest('[data-sidebar-switch]');
  if (!button) return;
  document.documentElement.toggleAttribute('data-sidebar-hidden');
  const buttons = document.querySelectorAll<HTMLElement>('[data-sidebar-switch]');
  // The pressed button is now hidden.
  for (const other of buttons) if (other !== button) other.focus();
}
