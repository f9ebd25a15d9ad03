import { pressBackToTop } from './climb-page.ts';
import { pressCopy } from './copy-code.ts';

/** Serves a press on what is used so rarely that its code comes with the first press. */
export function press(target: Element): void {
  pressBackToTop(target);
  void pressCopy(target);
}
