import type { FenceWords } from '../../compile/compile-part.ts';

/** The attributes in a fence's meta about its sample. */
export const contractNames = [
  ...['fails', 'fragment', 'project', 'output', 'files', 'only', 'options'],
  ...['compare', 'sheet'],
] as const;

/** Old names, which are read for one release, and the new ones. */
export const formerNames = new Map([
  ['of', 'files'],
  ['against', 'compare'],
] as const);

export const words: FenceWords = {
  common: contractNames.slice(0, 4),
  others: [...contractNames.slice(4), ...formerNames.keys()],
};
