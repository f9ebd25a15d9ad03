import { closestAt } from '../../boot/closest-at.ts';
import { begin, requestedCode } from '../../boot/late-code.ts';

/** Loads the code that links the lines of samples to their rules and elements, when the visitor reaches one of them. */
export function approach(event: Event): void {
  if (closestAt(event, '.ties')) requestedCode.lines ??= begin(import('./boot/sample-lines.ts'));
}
