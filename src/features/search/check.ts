import type { CheckPart } from '../../check/check-part.ts';
import { findSynonymFaults } from './build/find-synonym-faults.ts';
import { searchOptions } from './options.ts';

/** Finds synonyms with broken addresses; in dev, only the search page shows these faults. */
export const check: CheckPart = (root) => (site, content) => {
  const { searchPagePath: route } = searchOptions(site);
  return findSynonymFaults(root, content).map((fault) => ({ ...fault, route }));
};
