import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrokenLinksInput } from '../../check/output/broken-links.ts';
import { readBuiltPage } from '../../check/output/built-html.ts';
import type { BuiltPage } from '../../check/output/built-page.ts';
import { collectFeedLinks, collectJsonFeedLinks } from '../../check/output/feed-links.ts';
import { versionOfCode } from '../../compile/files/compiler-version.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { hrefOfRoute } from '../../links/resolve-link.ts';
import { digest } from '../../node/disk-cache.ts';
import { listFiles } from '../../node/list-files.ts';
import { openShardedCache } from '../../node/sharded-cache.ts';
import type { MadeFile } from '../../site/table/list-files.ts';

type ReadOptions = {
  root: string;
  sums?: ReadonlyMap<string, string> | undefined;
  except?: readonly string[] | undefined;
};

/**
 * Reads a built site.
 * @param sums the digests of written files, as far as they are known
 * @param except folders to leave out
 */
export function readOutput(
  folder: string,
  made: readonly MadeFile[],
  site: SiteConfig,
  { root, sums, except = [] }: ReadOptions,
): BrokenLinksInput {
  const { baseUrl, url: siteUrl } = site;
  const read = (file: string) => readFileSync(path.join(folder, file));
  const isOther = (file: string) => except.some((start) => file.startsWith(start));
  const files = new Set(listFiles(folder).filter((file) => !isOther(file)));
  const reader = createPageReader(root);
  const pages = new Map<string, BuiltPage>();
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const page = reader.read(() => read(file), sums?.get(file));
    pages.set(pathOfPage(file, baseUrl), page);
  }
  reader.save();
  const feeds = new Map(
    made.flatMap(({ path: name, kind }) => {
      const file = name.slice(1);
      const links = files.has(file) && linkReaders[kind]?.(read(file).toString());
      return links ? [[baseUrl + file, links]] : [];
    }),
  );
  const foreign = new Set(
    listFiles(path.join(root, 'public'))
      .filter((file) => file.endsWith('.html'))
      .map((file) => pathOfPage(file, baseUrl)),
  );
  return { pages, files, feeds, foreign, baseUrl, siteUrl };
}

/** How to read the links of files that aren't pages. */
const linkReaders: Partial<Record<MadeFile['kind'], (text: string) => string[]>> = {
  rss: collectFeedLinks,
  atom: collectFeedLinks,
  'json-feed': collectJsonFeedLinks,
  sitemap: collectFeedLinks,
  section: (html) => readBuiltPage(html).links,
};

/** `docs/learn/index.html` is `/docs/learn/`, percent-encoded; `404.html` keeps its name. */
function pathOfPage(file: string, baseUrl: string): string {
  return hrefOfRoute(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, baseUrl);
}

/**
 * Creates a reader of built pages, which caches results by the digest of their HTML.
 * @param root the project's root; the cache is `.cache/verify/`, which may be deleted
 */
export function createPageReader(root: string) {
  const cache = openShardedCache(
    path.join(root, '.cache/verify'),
    versionOfCode(['src/publish/build/read-output.ts']).slice(0, 16),
  );
  const readAnew = (html: Buffer, key: string) => {
    const packed = pack(readBuiltPage(html.toString()));
    cache.put(key, packed);
    return packed;
  };
  return {
    /**
     * Reads a page.
     * @param open reads the bytes of its HTML
     * @param sum the digest of its HTML, if known, to find a cached result
     */
    read: (open: () => Buffer, sum?: string): BuiltPage => {
      const html = sum === undefined ? open() : undefined;
      const key = sum ?? digest(html ?? '');
      return unpack(cache.find(key) ?? readAnew(html ?? open(), key));
    },
    /** Stores what was read for the next build, and drops entries that this build didn't use. */
    save: cache.save,
  };
}

/** The cached form: plain JSON. */
type PackedPage = Omit<BuiltPage, 'ids' | 'duplicateIds'> &
  Record<'ids' | 'duplicateIds', string[]>;

function pack(page: BuiltPage): string {
  const { ids, duplicateIds } = page;
  const packed: PackedPage = { ...page, ids: [...ids], duplicateIds: [...duplicateIds] };
  return JSON.stringify(packed);
}

/** Parsing creates new strings: those of a page that was just read would keep its whole HTML in memory. */
function unpack(text: string): BuiltPage {
  const packed: PackedPage = JSON.parse(text);
  return { ...packed, ids: new Set(packed.ids), duplicateIds: new Set(packed.duplicateIds) };
}
