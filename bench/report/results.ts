import type { PageWeight } from '../measure/page-weight.ts';
import type { SearchWeight } from '../measure/search-weight.ts';
import type { TreeUse } from '../measure/tree-watch.ts';

/**
 * With nothing there, with the bundle of the same code alone, with nothing changed, with one page
 * changed.
 */
export const buildKinds = ['cold', 'content', 'warm', 'edit'] as const;
export type BuildKind = (typeof buildKinds)[number];

/** Which build of which site: what results are found by. */
export type BuildKey = { site: string; pages: number; build: BuildKind };

export type BuildUse = TreeUse & { wallSeconds: number; files: number; outputBytes: number };

export type Measurement = BuildKey & BuildUse & { run: number };

export type Failure = { site: string; pages: number; build: BuildKind | 'setup'; reason: string };

export type SamplePage = PageWeight & { site: string; pages: number };

export type SearchOfSite = SearchWeight & { site: string; pages: number };

/** All that was measured; what is shown is computed from it. */
export type Results = {
  measurements: Measurement[];
  failures: Failure[];
  samplePages: SamplePage[];
  searches: SearchOfSite[];
};
