import { pressBackToTop } from './climb-page.ts';
import { pressCopy } from './copy-code.ts';
import { pressCopyPage } from './copy-page.ts';
import { prepareTelling } from './tell-readers.ts';

/** Called before the first press, when the visitor reaches a button. */
export function start(): void {
  prepareTelling();
}

/** Handles presses on rarely used buttons, whose code is loaded when the visitor reaches one. */
export function press(target: Element): void {
  pressBackToTop(target);
  void pressCopy(target);
  void pressCopyPage(target);
}
