import { markdownPathOf } from '../../links/markdown-path.ts';
import type { SitePage } from './site-page.ts';

/** A file that lists pages of one section for programs. */
export type IndexChunk = {
  /** In the output: `/llms/docs-learn.txt`. */
  path: string;
  section?: string;
  /** From 1; a long section has several chunks. */
  number: number;
  pages: readonly SitePage[];
};

/** A hundred entries of at most 480 bytes are below 50 kB, a size that programs read completely. */
const pagesPerChunk = 100;

/** Divides the listed pages by section, in the order of the sidebars; those without section come first. */
export function listIndexChunks(pages: readonly SitePage[]): IndexChunk[] {
  const shown = pages.filter(
    ({ listed, isOlder, route }) => listed && !isOlder && markdownPathOf(route) !== undefined,
  );
  const sorted = shown.toSorted((a, b) => orderOf(a) - orderOf(b));
  const sections = Map.groupBy(sorted, ({ section }) => section);
  const named = [...sections].toSorted(
    ([a], [b]) => Number(b === undefined) - Number(a === undefined),
  );
  return named.flatMap(([section, all]) =>
    Array.from({ length: Math.ceil(all.length / pagesPerChunk) }, (_, at) => ({
      path: chunkPath(section, at),
      section,
      number: at + 1,
      pages: all.slice(at * pagesPerChunk, (at + 1) * pagesPerChunk),
    })),
  );
}

/** Pages in no sidebar come after the others, in the order of the table. */
const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: SitePage) => order;

/** The path of a chunk, which needs no encoding: the same for whichever version of the docs is the last. */
function chunkPath(section: string | undefined, at: number): string {
  const name =
    section === undefined ? 'site' : `section-${section.replace(/^docs-version-[^/]+\//, 'docs-')}`;
  const number = at === 0 ? '' : `..${at + 1}`;
  return `/llms/${encodeURIComponent(name).replaceAll('%', '_')}${number}.txt`;
}
