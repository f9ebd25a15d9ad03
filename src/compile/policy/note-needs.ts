import type { VFile } from 'vfile';
import type { Place } from '../../faults/places.ts';
import { checkElement } from '../../policy/check-element.ts';
import type { PolicyElement } from '../../policy/read-elements.ts';
import { reportFault } from '../report-fault.ts';

declare module 'vfile' {
  interface DataMap {
    /** The elements that were recorded, because HTML is read in pieces and as a whole. */
    checked: Set<string>;
  }
}

/**
 * Records in `file.data.needs` what an element loads from other hosts, to compare with the hosts that the site
 * lists; reports what no page may contain.
 */
export function noteNeeds(element: PolicyElement, place: Place, file: VFile): void {
  const { needs, problems } = checkElement(element, true);
  if (needs.length === 0 && problems.length === 0) return;
  file.data.checked ??= new Set();
  for (const found of [...needs, ...problems]) file.data.checked.add(JSON.stringify(found));
  for (const problem of problems) reportFault(file, place, problem);
  file.data.needs = [...(file.data.needs ?? []), ...needs.map((need) => ({ ...need, ...place }))];
}

/** Whether the needs of an element have been recorded before, at any place. */
export function isNoted(element: PolicyElement, file: VFile): boolean {
  const { needs, problems } = checkElement(element, true);
  return [...needs, ...problems].every((found) => file.data.checked?.has(JSON.stringify(found)));
}
