import { blog } from './blog.ts';
import { playground } from './playground.ts';
import { samples } from './samples.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

/**
 * Every text of the interface in English, by id. `content/code.json` of a site replaces them, and `languages/` has our
 * translations of those of the shell and the search. Where Docusaurus has the same text it has the same id, so that
 * translations of Docusaurus sites can be used. In a text with several forms, `|` separates them in the order of the
 * language's plural categories.
 */
export const english = { ...shell, ...blog, ...search, ...samples, ...playground } as const;
