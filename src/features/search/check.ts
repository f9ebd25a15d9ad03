import type { CheckPart } from '../../check/check-part.ts';
import { findSynonymFaults } from './build/find-synonym-faults.ts';
import { searchOptions } from './options.ts';

/** Finds synonyms that lead nowhere; in dev, only the search page shows what is wrong with them. */
export const check: CheckPart = (root) => (site, content) => {
  const { searchPagePath: route } = searchOptions(site);
  return findSynonymFaults(root, content).map((fault) => ({ ...fault, route }));
};
