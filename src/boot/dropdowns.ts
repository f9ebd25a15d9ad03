/**
 * Starts the dropdowns of the navbar. The style sheet opens them on hover; this adds presses, keys and touches,
 * and closes them when the visitor leaves them.
 */
export function startDropdowns(): void {
  addEventListener('pointerdown', closeOthers, true);
  addEventListener('focusin', closeOthers, true);
  addEventListener('keydown', onKey, true);
  addEventListener('pointerout', forgetClosing, true);
}

const openButton = () => document.querySelector<HTMLElement>('[data-dropdown][aria-expanded=true]');

/** Handles a press: a button opens or closes its list, a link in a list closes it. */
export function pressDropdown(target: Element): void {
  const button = target.closest<HTMLElement>('[data-dropdown]');
  if (button) setOpen(button, button.getAttribute('aria-expanded') !== 'true');
  else if (target.closest('.dropdown-list a')) close(target.closest('.dropdown'));
}

function closeOthers({ target }: Event): void {
  const button = openButton();
  if (!button || !(target instanceof Node) || button.parentElement?.contains(target)) return;
  setOpen(button, false);
}

/** Escape closes a dropdown that is open or hovered; its button keeps the focus. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const pointedAt = document.querySelector<HTMLElement>('.dropdown:hover > [data-dropdown]');
  const button = openButton() ?? pointedAt;
  if (!button) return;
  const hadFocus = button.parentElement?.contains(document.activeElement);
  setOpen(button, false);
  if (hadFocus) button.focus();
}

function close(dropdown: Element | null): void {
  const button = dropdown?.querySelector<HTMLElement>('[data-dropdown]');
  if (button) setOpen(button, false);
}

/** A dropdown that is closed while the pointer is on it stays closed until that leaves. */
function setOpen(button: HTMLElement, open: boolean): void {
  const other = openButton();
  if (other && other !== button) other.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-expanded', String(open));
  const box = button.parentElement;
  box?.toggleAttribute('data-closed', !open && box.matches(':hover'));
}

function forgetClosing({ target, relatedTarget }: PointerEvent): void {
  const closed = target instanceof Element && target.closest('.dropdown[data-closed]');
  if (!closed || (relatedTarget instanceof Node && closed.contains(relatedTarget))) return;
  closed.removeAttribute('data-closed');
}
