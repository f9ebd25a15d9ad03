/** A change to `@docsearch/react`: what is wrong without it, and the edits that fix it. */
export type DocSearchPatch = {
  problem: string;
  /** Needed by each file that is edited. */
  imports?: string;
  /** Each text occurs exactly once in the bundled files taken together. */
  edits: readonly (readonly [find: string, replacement: string])[];
};
