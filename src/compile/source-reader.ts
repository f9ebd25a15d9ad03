/** What stands at a path; `outside` is a link that points outside the project. */
export type FoundSource =
  | { kind: 'file'; bytes: Buffer }
  | { kind: 'missing' | 'folder' | 'outside' };

/**
 * How the compiler sees the files of the project, by their paths from the root. Who hands it in
 * notes what was asked for and what was found: that alone decides how long the result is right.
 */
export type SourceReader = {
  read: (file: string) => FoundSource;
  /** The names in a folder, sorted; for hints, which are not kept. */
  list: (folder: string) => string[];
};

/** For a text that is compiled without a project around it. */
export const noSources: SourceReader = { read: () => ({ kind: 'missing' }), list: () => [] };
