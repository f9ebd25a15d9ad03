import { checkAddress, listHeadings } from '../../../check/check-address.ts';
import type { ContentReading } from '../../../content/content-index.ts';
import { decodeSegment } from '../../../content/source-path.ts';
import type { Fault } from '../../../faults/fault.ts';
import { type FieldFault, placeFault } from '../../../faults/places.ts';
import { readSynonyms, synonymsPath } from './read-synonyms.ts';

const howTo = 'Write addresses first and the words in a list: /docs/themes/: [skin, flicker]';

/**
 * What is wrong with the synonyms of a site: their form, and addresses of no page or heading.
 * Nothing is said of pages that are drafts, or that have faults of their own.
 * @param root the project's root
 */
export function findSynonymFaults(
  root: string,
  { index, failed }: Pick<ContentReading, 'index' | 'failed'>,
): Fault[] {
  const unknown = new Set([...failed.values(), ...index.drafts.map(({ route }) => route)]);
  const { written, faults, places } = readSynonyms(root);
  const headings = listHeadings(index);
  const broken = written.flatMap((address): FieldFault[] => {
    const decoded = decodeSegment(address);
    if (unknown.has(decoded.replace(/#.*/, ''))) return [];
    const problem = checkAddress(decoded, headings, howTo);
    return problem ? [{ ...problem, file: synonymsPath, field: address, at: 'key' }] : [];
  });
  return [...faults, ...broken.map((fault) => placeFault(fault, places))];
}
