import { closestAt } from './closest-at.ts';

/** How long a touch lasts to count as a long press, in milliseconds; browsers react slightly later. */
const longPressMs = 480;

/** Opens the dialog with the files of the logo at a right click, Shift+F10 or a long press on the brand. */
export function followBrand(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (event: MouseEvent) => {
    const brand = brandAt(event);
    if (!brand) return;
    event.preventDefault();
    void showFiles(brand);
  };
  const wait = (event: Event) => {
    const brand = brandAt(event);
    if (brand) timer = setTimeout(showFiles, longPressMs, brand, true);
  };
  // Listens in the capture phase of the window, because React stops events at the document while it hydrates.
  addEventListener('contextmenu', follow, true);
  addEventListener('pointerdown', () => removeEventListener('click', stop, true), true);
  // Some phones have no context menu for links.
  addEventListener('touchstart', wait, { capture: true, passive: true });
  for (const end of ['touchend', 'touchmove', 'touchcancel']) {
    addEventListener(end, () => clearTimeout(timer), true);
  }
}

/** The brand that is the target of an event, if the site has files of a logo. */
function brandAt(event: Event): HTMLElement | null {
  // The attribute is empty if there are none.
  return closestAt(event, '[data-brand]:not([data-brand=""])');
}

async function showFiles(brand: HTMLElement, touched = false): Promise<void> {
  // The click at the end of the touch must neither follow the link nor close the dialog.
  if (touched) addEventListener('click', stop, { capture: true, once: true });
  (await import('./logo-dialog.ts')).openLogoDialog(brand);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
