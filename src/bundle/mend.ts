/** What stands in a file of the package exactly once, and what takes its place. */
export type Mend = readonly [find: string, replace: string];

/** What is wrong without the mends; the next version of the package may make them needless. */
export type MendsOfFile = Readonly<Record<string, readonly Mend[]>>;
