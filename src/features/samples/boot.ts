import { closestAt } from '../../boot/closest-at.ts';
import { begin, requestedCode } from '../../boot/late-code.ts';

/** What ties the lines of samples to their rules comes when one of them is reached. */
export function approach(event: Event): void {
  if (closestAt(event, '[data-r]')) requestedCode.lines ??= begin(import('./boot/sample-lines.ts'));
}
