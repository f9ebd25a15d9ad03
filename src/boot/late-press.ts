import { pressBackToTop } from './climb-page.ts';
import { pressCopy } from './copy-code.ts';
import { pressCopyPage } from './copy-page.ts';

/** There is nothing to do before a press. */
export function start(): void {}

/** Serves a press on what is used so rarely that its code comes when a visitor approaches it. */
export function press(target: Element): void {
  pressBackToTop(target);
  void pressCopy(target);
  void pressCopyPage(target);
}
