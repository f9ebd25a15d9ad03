/** What is at a path; `outside` is a link that leads out of the project. */
export type FoundSource =
  | { kind: 'file'; bytes: Buffer }
  | { kind: 'missing' | 'folder' | 'outside' };

/**
 * The compiler's access to the files of the project, by their paths from the root. The caller records every access
 * and its result, because the cached result depends on them.
 */
export type SourceReader = {
  read: (file: string) => FoundSource;
  /** The names in a folder, sorted; only for hints, which aren't cached. */
  list: (folder: string) => string[];
};

/** For compiling a text without a project. */
export const noSources: SourceReader = { read: () => ({ kind: 'missing' }), list: () => [] };
