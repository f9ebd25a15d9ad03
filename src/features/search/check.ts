import { createAddressCheck } from '../../check/check-address.ts';
import type { CheckPart } from '../../check/check-part.ts';
import type { ContentReading } from '../../content/content-index.ts';
import { decodeSegment } from '../../content/source-path.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type FieldDiagnostic, placeDiagnostic } from '../../diagnostics/places.ts';
import { readSynonyms, synonymsPath } from './build/read-synonyms.ts';
import { searchOptions } from './options.ts';

/** Finds synonyms with broken addresses; in dev, only the search page shows these diagnostics. */
export const check: CheckPart = (root) => (site, content) => {
  const { searchPagePath: route } = searchOptions(site);
  return findSynonymDiagnostics(root, content).map((diagnostic) => ({ ...diagnostic, route }));
};

const howTo = 'Write addresses first and the words in a list: /docs/themes/: [skin, flicker]';

/**
 * Checks the synonyms of a site: their form, and addresses without page or heading. Drafts and pages with diagnostics
 * pass.
 * @param root the project's root
 */
export function findSynonymDiagnostics(
  root: string,
  content: Pick<ContentReading, 'index' | 'failed'>,
): Diagnostic[] {
  const { written, diagnostics, places } = readSynonyms(root);
  const checkAddress = createAddressCheck(content, howTo);
  const broken = written.flatMap((address): FieldDiagnostic[] => {
    const problem = checkAddress(decodeSegment(address));
    return problem ? [{ ...problem, file: synonymsPath, field: address, at: 'key' }] : [];
  });
  return [...diagnostics, ...broken.map((diagnostic) => placeDiagnostic(diagnostic, places))];
}
