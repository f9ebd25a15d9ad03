import { pressBackToTop } from './climb-page.ts';
import { pressCopy } from './copy-code.ts';
import { pressCopyPage } from './copy-page.ts';
import { prepareTelling } from './tell-readers.ts';

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
