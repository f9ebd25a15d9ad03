import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFacts, FoundFacts } from '../../content/content-facts.ts';
import type {
  ContentReading,
  DocSource,
  Draft,
  PartialSource,
  PostSource,
} from '../../content/content-index.ts';
import { docTagsPath, tagsPath } from '../../content/data-files.ts';
import { type DocsPlace, isOfSite, usualDocsPlace } from '../../content/docs-sets.ts';
import { belowDocs } from '../../content/docs-versions.ts';
import { splitFrontMatter } from '../../content/front-matter/split-front-matter.ts';
import { joinPartials } from '../../content/join-partials.ts';
import { listContent } from '../../content/list-content-files.ts';
import { listReached } from '../../content/modules/list-reached.ts';
import { createShownContents } from '../../content/modules/shown-contents.ts';
import { readDataFiles } from '../../content/read-data-files.ts';
import { type DocHead, type Head, readDoc, routeOfDocFile } from '../../content/read-doc.ts';
import { readPage, routeOfPageFile, writeReactPage } from '../../content/read-page.ts';
import { readPost, routeOfPostFile } from '../../content/read-post.ts';
import { readText } from '../../content/read-text.ts';
import { isOwnPage, isPageFile, isReactPage, readDocPath } from '../../content/source-path.ts';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FieldPlaces } from '../../diagnostics/places.ts';
import { mapFiles } from '../../node/map-files.ts';
import type { ContentCompiler } from './content-cache.ts';
import { type HeadCache, openHeadCache, rememberHeads } from './head-cache.ts';
import { readPartials } from './read-partials.ts';

export type ReadContent = ContentReading;

const readDocHead = rememberHeads((file, text, place) =>
  readDoc(file, splitFrontMatter(text), place),
);
const readPostHead = rememberHeads((file, text) => readPost(file, splitFrontMatter(text)));
const readPageHead = rememberHeads(readPage);

/**
 * Reads and compiles everything below `content/`.
 * @param drafts whether drafts count as pages (in dev)
 * @param listing the files, if they have been listed already
 * @param docs where docs are
 * @returns the index of all valid files, and the diagnostics of the others
 */
export async function readContent(
  root: string,
  compile: ContentCompiler,
  drafts: boolean,
  listing = listContent(root),
  { routeBasePath, sets, versionPaths }: DocsPlace = usualDocsPlace,
): Promise<ReadContent> {
  const place = { routeBasePath, sets, ...(versionPaths && { versionPaths }) };
  const heads = openHeadCache(root);
  const docFiles = listing.docs.files.filter((file) => isOfSite(file, place));
  const postFiles = listing.posts.files;
  const ownFiles = listing.pages.files;
  const readPagesOf = <H extends AnyHead>(
    files: readonly string[],
    readHead: (file: string, text: string, place: DocsPlace, stored: HeadCache) => Head<H>,
  ) => readPages(files, (file, text) => readHead(file, text, place, heads), root, compile, drafts);
  const docPages = [
    ...(await readPagesOf(docFiles, readDocHead)),
    ...(await readPagesOf(ownFiles, readPageHead)),
  ];
  const postPages = await readPagesOf(postFiles, readPostHead);
  heads.save();
  const data = readDataFiles(root, [...docFiles, ...postFiles]);
  const docs = sortOut(docPages, drafts, (file) =>
    isOwnPage(file) ? routeOfPageFile(file) : routeOfDocFile(file, place),
  );
  const posts = sortOut(postPages, drafts, routeOfPostFile);
  const pages = [...docPages, ...postPages];
  const { categories, authors, tags, docTags } = data;
  const failed = new Map([...docs.failed, ...posts.failed]);
  const broken = pages.flatMap(({ file, facts, references = facts }) => {
    const route = failed.get(file);
    return route !== undefined && references ? [{ ...references, file, route }] : [];
  });
  const shown = createShownContents(root);
  const importers = [
    ...[...docs.sources, ...posts.sources],
    ...broken.map(({ file, imports }) => ({ file, facts: { imports } })),
  ];
  const used = await readPartials(root, compile, importers, shown);
  const partials = used.partials.map(shown.resolve);
  const index = {
    docsPlace: place,
    docs: noteHeadings(root, joinPartials(docs.sources.map(shown.resolve), partials), partials),
    posts: joinPartials(sortPosts(posts.sources).map(shown.resolve), partials),
    partials,
    shownByModules: shown.mapModules([...importers, ...partials]),
    drafts: [...docs.drafts, ...posts.drafts],
    categories,
    authors,
    tags,
    docTags,
  };
  return {
    index,
    diagnostics: [
      ...listing.docs.diagnostics,
      ...listing.posts.diagnostics,
      ...listing.pages.diagnostics,
      ...warnOfEndings([...docFiles, ...postFiles, ...ownFiles]),
      ...pages.flatMap(({ diagnostics }) => diagnostics),
      ...data.diagnostics,
      ...used.diagnostics,
    ],
    failed,
    broken,
    failedIds: listFailedIds(docPages.filter(({ file }) => docs.failed.has(file))),
    heads: pages.flatMap(({ head }) => head?.value ?? []),
    places: new Map<string, FieldPlaces>([
      ...pages.flatMap(({ file, head }) => (head ? [[file, head.places] as const] : [])),
      ...data.places,
    ]),
    tagFiles: [docTagsPath, tagsPath].filter((file) => [...docFiles, ...postFiles].includes(file)),
  };
}

/** In them, a line that begins like a heading is a comment. */
const fences = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2/gm;

/** Notes for docs without a title which of them show a first-level heading by what they import. */
function noteHeadings(
  root: string,
  docs: DocSource[],
  partials: readonly PartialSource[],
): DocSource[] {
  const importsOf = new Map(partials.map(({ file, facts }) => [file, facts.imports]));
  return docs.map((doc) => {
    const { file, facts, frontMatter } = doc;
    if (!frontMatter.hide_title || facts.ownHeading !== undefined || facts.texts.whole.isHtml)
      return doc;
    const reached = listReached(root, file, new Map([...importsOf, [file, facts.imports]]));
    const isHeading = [...reached].some((name) => {
      const text = readFileSync(path.join(root, name), 'utf8').replace(fences, '');
      return /<h1\b|["'`]h1["'`]|^# /m.test(text);
    });
    return isHeading ? { ...doc, importsHeading: true } : doc;
  });
}

type AnyHead = { file: string; route: string; id?: string; frontMatter: { draft: boolean } };

/** Separates pages, drafts and files with diagnostics. */
function sortOut<H extends AnyHead>(
  pages: readonly ReadPage<H>[],
  drafts: boolean,
  routeOf: (file: string) => string,
) {
  const sources: (H & { facts: ContentFacts })[] = [];
  const hidden: Draft[] = [];
  const failed = new Map<string, string>();
  for (const { file, head, facts } of pages) {
    const value = head?.value;
    if (value?.frontMatter.draft && !drafts) {
      hidden.push({ file, route: value.route, id: value.id });
    } else if (value && facts) sources.push({ ...value, facts });
    else failed.set(file, value?.route ?? routeOf(file));
  }
  return { sources, drafts: hidden, failed };
}

function listFailedIds(pages: readonly ReadPage<DocHead>[]): Set<string> {
  return new Set(pages.map(({ file, head }) => head?.value?.id ?? readDocPath(belowDocs(file)).id));
}

/** Newest first; posts of the same moment by slug, so that the order never depends on the disk. */
function sortPosts(posts: PostSource[]): PostSource[] {
  return posts.toSorted(
    (a, b) =>
      compareText(b.date, a.date) ||
      compareText(b.time ?? '', a.time ?? '') ||
      compareText(a.slug, b.slug),
  );
}

/** A content file: its front matter, and the result of compiling; absent if that failed. */
type ReadPage<H> = {
  file: string;
  head?: Head<H>;
  facts?: ContentFacts;
  /** Its references, if it has errors. */
  references?: FoundFacts;
  diagnostics: Diagnostic[];
};

/**
 * Reads and compiles the pages among some files.
 * @param files paths relative to the root
 * @param readHead reads the front matter of a file
 * @param drafts whether the texts of drafts are compiled
 * @returns each page with all its diagnostics, in the order of the files
 */
async function readPages<H extends AnyHead>(
  files: readonly string[],
  readHead: (file: string, text: string) => Head<H>,
  root: string,
  compile: ContentCompiler,
  drafts: boolean,
): Promise<ReadPage<H>[]> {
  return mapFiles(files.filter(isPageFile), async (file) => {
    const read = readText(root, file);
    if ('diagnostic' in read) return { file, diagnostics: [read.diagnostic] };
    const head = readHead(file, read.text);
    if (head.value?.frontMatter.draft && !drafts)
      return { file, head, diagnostics: head.diagnostics };
    const text = isReactPage(file) ? writeReactPage(file) : read.text;
    const { compiled, references, diagnostics } = await compile(file, text);
    return {
      file,
      head,
      facts: compiled,
      references,
      diagnostics: [...head.diagnostics, ...diagnostics],
    };
  });
}

/** Finds files that would be pages if their extension were in lower case, or short. */
function warnOfEndings(files: readonly string[]): Diagnostic[] {
  return files
    .filter((file) => /\.(?:mdx?|markdown)$/i.test(file) && !/\.mdx?$/.test(file))
    .filter((file) => isPageFile(file.toLowerCase().replace(/markdown$/, 'md')))
    .map((file) => ({
      file,
      message: /markdown$/i.test(file)
        ? 'not a page: the extension must be .md or .mdx'
        : 'not a page: the extension must be lower case',
      hint: 'Name it .md or .mdx, or start its name with _ if it should not be a page.',
      severity: 'warning',
    }));
}
