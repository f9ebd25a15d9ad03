import type { FenceWords } from '../../compile/compile-part.ts';

/** The attributes in a fence's meta about its sample. */
export const contractNames = [
  ...['fails', 'fragment', 'project', 'output', 'of', 'only', 'options'],
  ...['against', 'sheet', 'result'],
] as const;

export const words: FenceWords = {
  common: contractNames.slice(0, 4),
  others: contractNames.slice(4),
};
