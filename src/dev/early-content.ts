import { isPageFile } from '../content/source-path.ts';
import { splitFrontMatter } from '../content/split-front-matter.ts';
import type { CachingCompiler, ContentCompiler } from '../read/content-cache.ts';
import { type ReadContent, readContent } from '../read/read-content.ts';
import { guessFacts } from './guess-facts.ts';

/** What a site is made of, as far as the front matter of its content tells. */
export type SiteOutline = {
  /** The routes of all pages. */
  pages: ReadonlySet<string>;
  /** The routes of pages that show the texts of several posts. */
  postLists: ReadonlySet<string>;
};

export type EarlyContent = ReturnType<typeof createEarlyContent>;

/**
 * Content for the first pages, while the rest is being compiled: of all files the front matter, and the
 * texts of those that the pages that were asked for show.
 * @param compiler compiles all of it meanwhile
 * @param base what the routes of docs begin with
 * @param describe tells what pages a site of such content has
 */
export function createEarlyContent(
  root: string,
  compiler: CachingCompiler,
  base: string | undefined,
  describe: (content: ReadContent) => SiteOutline,
) {
  const wanted = new Set<string>();
  let reading: Promise<ReadContent> | undefined;
  const compile: ContentCompiler = async (file, source) => {
    // Only pages that are compiled name other files.
    if (wanted.has(file) || !isPage(file)) return compiler.now(file, source);
    const compiled = compiler.find(file, source) ?? guessFacts(splitFrontMatter(source).body);
    return { compiled, faults: [] };
  };
  const readAll = async (): Promise<ReadContent> => {
    const content = await readContent(root, compile, true, undefined, base);
    // Pages that are shown in others.
    const guessed = content.index.partials.filter(({ facts }) => facts.key === '');
    if (guessed.length === 0) return content;
    for (const { file } of guessed) wanted.add(file);
    return readAll();
  };
  const read = () => {
    reading ??= readAll();
    return reading;
  };
  return {
    /** As much as is compiled, and what was asked for. */
    read,
    /** What was read last, where anything was. */
    last: () => reading,
    /**
     * Has the text of a page compiled before all others.
     * @param route undefined for what only names pages, such as the shell
     * @returns whether `read` gives something else now; undefined where the page needs all content
     */
    want: async (route: string | undefined): Promise<boolean | undefined> => {
      if (route === undefined) return false;
      const content = await read();
      const files = listShown(content, route, describe(content));
      const more = files?.filter((file) => !wanted.has(file));
      if (!more || more.length === 0) return more && false;
      for (const file of more) wanted.add(file);
      reading = undefined;
      return true;
    },
  };
}

const isPage = (file: string) => isPageFile(file) && /^content\/(?:docs|blog)\//.test(file);

/** The files whose texts a page shows; undefined where that is no page. */
function listShown(
  { index, failed }: ReadContent,
  route: string,
  { pages, postLists }: SiteOutline,
): string[] | undefined {
  const sources = [...index.docs, ...index.posts];
  const own = sources.filter((source) => source.route === route).map(({ file }) => file);
  if (postLists.has(route)) return [...own, ...index.posts.map(({ file }) => file)];
  if (own.length > 0) return own;
  return pages.has(route) || [...failed.values()].includes(route) ? [] : undefined;
}

/**
 * Whether pages made of early content may show something else of pages beside their own: a title that
 * was guessed, or one of a page that can't be shown.
 */
export function isOther(early: ReadContent, whole: ReadContent): boolean {
  return describeNames(early) !== describeNames(whole);
}

function describeNames({ index, failed }: ReadContent): string {
  const names = [...index.docs, ...index.posts].map(({ file, facts }) => [file, facts.ownHeading]);
  return JSON.stringify([names, [...failed.keys()]]);
}
