import type { CachingCompiler, ContentCompiler } from '../compile/files/content-cache.ts';
import { type ReadContent, readContent } from '../compile/files/read-content.ts';
import type { ContentFacts } from '../content/content-facts.ts';
import type { DocsPlace } from '../content/docs-sets.ts';
import { splitFrontMatter } from '../content/front-matter/split-front-matter.ts';
import { isBesidePages, isPageFile } from '../content/source-path.ts';

/** The pages of a site, as far as front matter tells. */
export type SiteOutline = {
  /** The routes of all pages. */
  pages: ReadonlySet<string>;
  /** The routes of pages that show the texts of several posts. */
  postLists: ReadonlySet<string>;
};

export type EarlyContent = ReturnType<typeof createEarlyContent>;

/**
 * Creates the content for the first pages while the rest is still being compiled: the front matter of all files,
 * and the compiled texts of requested pages.
 * @param compiler compiles all content in the meantime
 * @param place where docs are
 * @param describe lists the pages of a site with such content
 */
export function createEarlyContent(
  root: string,
  compiler: CachingCompiler,
  place: DocsPlace | undefined,
  outline: (content: ReadContent) => SiteOutline,
) {
  const prioritized = new Set<string>();
  let reading: Promise<ReadContent> | undefined;
  const compile: ContentCompiler = async (file, source) => {
    // Imports are only known of compiled files, so other files than pages are compiled at once.
    if (prioritized.has(file) || !isPage(file)) return compiler.now(file, source);
    const compiled = compiler.find(file, source) ?? guessFacts(splitFrontMatter(source).body);
    return { compiled, diagnostics: [] };
  };
  const readAll = async (): Promise<ReadContent> => {
    const content = await readContent(root, compile, true, undefined, place);
    // Pages that other pages import must be compiled as well.
    const guessed = content.index.partials.filter(({ facts }) => facts.key === '');
    if (guessed.length === 0) return content;
    for (const { file } of guessed) prioritized.add(file);
    return readAll();
  };
  const read = () => {
    reading ??= readAll();
    return reading;
  };
  return {
    /** Reads the content with what has been compiled or requested. */
    read,
    /** The last result of `read`, if any. */
    last: () => reading,
    /**
     * Compiles the text of a page before all others.
     * @param route undefined for requests that only need the names of pages, such as the shell
     * @returns whether `read` returns more than before; undefined if the page needs all content
     */
    prioritize: async (route: string | undefined): Promise<boolean | undefined> => {
      if (route === undefined) return false;
      const content = await read();
      const files = listSourcesOf(content, route, outline(content));
      const more = files?.filter((file) => !prioritized.has(file));
      if (!more || more.length === 0) return more && false;
      for (const file of more) prioritized.add(file);
      reading = undefined;
      return true;
    },
  };
}

const isPage = (file: string) => isPageFile(file) && isBesidePages(file);

/** Lists the files whose texts a page shows; undefined if the route is no page. */
function listSourcesOf(
  { index, failed }: ReadContent,
  route: string,
  { pages, postLists }: SiteOutline,
): string[] | undefined {
  const sources = [...index.docs, ...index.posts];
  const ownFiles = sources.filter((source) => source.route === route).map(({ file }) => file);
  if (postLists.has(route)) return [...ownFiles, ...index.posts.map(({ file }) => file)];
  if (ownFiles.length > 0) return ownFiles;
  return pages.has(route) || [...failed.values()].includes(route) ? [] : undefined;
}

/**
 * Whether pages rendered from early content may be outdated because a guessed title was wrong, or because a page
 * turned out to have errors.
 */
export function isOutdated(early: ReadContent, whole: ReadContent): boolean {
  return describeNames(early) !== describeNames(whole);
}

function describeNames({ index, failed }: ReadContent): string {
  const names = [...index.docs, ...index.posts].map(({ file, facts }) => [file, facts.ownHeading]);
  return JSON.stringify([names, [...failed.keys()]]);
}

/**
 * Guesses the facts of a text that isn't compiled yet, so that other pages can link to it.
 * @param body the text below the front matter
 */
function guessFacts(body: string): ContentFacts {
  const text = { isHtml: true, sum: '', links: [] };
  return {
    ownHeading: findHeading(body),
    headings: [],
    ids: [],
    links: [],
    partials: [],
    imports: [],
    assets: [],
    words: 0,
    truncated: false,
    texts: { whole: text, preview: text },
    blocksSum: '',
    key: '',
  };
}

/** The first `# heading` outside of code blocks. */
function findHeading(body: string): string | undefined {
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = undefined;
    const heading = fence === undefined && /^#\s+(.+?)(?:\s+\{#.*\})?\s*$/.exec(line)?.[1];
    if (heading) return heading.replace(/[`*_]/g, '');
  }
  return undefined;
}
