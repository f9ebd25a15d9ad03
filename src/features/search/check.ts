import { createAddressCheck } from '../../check/check-address.ts';
import type { CheckPart } from '../../check/check-part.ts';
import type { ContentReading } from '../../content/content-index.ts';
import { decodeSegment } from '../../content/source-path.ts';
import type { Fault } from '../../faults/fault.ts';
import { type FieldFault, placeFault } from '../../faults/places.ts';
import { readSynonyms, synonymsPath } from './build/read-synonyms.ts';
import { searchOptions } from './options.ts';

/** Finds synonyms with broken addresses; in dev, only the search page shows these faults. */
export const check: CheckPart = (root) => (site, content) => {
  const { searchPagePath: route } = searchOptions(site);
  return findSynonymFaults(root, content).map((fault) => ({ ...fault, route }));
};

const howTo = 'Write addresses first and the words in a list: /docs/themes/: [skin, flicker]';

/**
 * Checks the synonyms of a site: their form, and addresses without page or heading. Drafts and pages with faults
 * pass.
 * @param root the project's root
 */
export function findSynonymFaults(
  root: string,
  content: Pick<ContentReading, 'index' | 'failed'>,
): Fault[] {
  const { written, faults, places } = readSynonyms(root);
  const checkAddress = createAddressCheck(content, howTo);
  const broken = written.flatMap((address): FieldFault[] => {
    const problem = checkAddress(decodeSegment(address));
    return problem ? [{ ...problem, file: synonymsPath, field: address, at: 'key' }] : [];
  });
  return [...faults, ...broken.map((fault) => placeFault(fault, places))];
}
