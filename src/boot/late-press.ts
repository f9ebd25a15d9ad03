import { pressBackToTop } from './climb-page.ts';
import { pressCopy } from './copy-code.ts';
import { pressCopyPage } from './copy-page.ts';

/** Does nothing: this code is only for presses. */
export function start(): void {}

/** Handles presses on rarely used buttons, whose code is loaded when the visitor reaches one. */
export function press(target: Element): void {
  pressBackToTop(target);
  void pressCopy(target);
  void pressCopyPage(target);
}
