import { closestAt } from './closest-at.ts';

/** How long a finger rests until it is a long press, in milliseconds: before browsers act on it. */
const longPress = 480;

/** A right click, Shift+F10 or a long press on the brand shows the files of the logo. */
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
    if (brand) timer = setTimeout(showFiles, longPress, brand, true);
  };
  // In the capture phase of the window: while React hydrates, it stops events at the document.
  addEventListener('contextmenu', follow, true);
  addEventListener('pointerdown', () => removeEventListener('click', stop, true), true);
  // Not every phone has a context menu for links.
  addEventListener('touchstart', wait, { capture: true, passive: true });
  for (const end of ['touchend', 'touchmove', 'touchcancel']) {
    addEventListener(end, () => clearTimeout(timer), true);
  }
}

/** The brand that an event is about, where the site has files of a logo. */
function brandAt(event: Event): HTMLElement | null {
  // Without files the attribute is empty.
  return closestAt(event, '[data-brand]:not([data-brand=""])');
}

async function showFiles(brand: HTMLElement, touched = false): Promise<void> {
  // The end of the touch is no press on the link, nor beside the dialog.
  if (touched) addEventListener('click', stop, { capture: true, once: true });
  (await import('./logo-dialog.ts')).openLogoDialog(brand);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
