import { existsSync } from 'node:fs';
import path from 'node:path';
import { createChangeDays } from '../../content/change-days.ts';
import type { ContentFacts, TextBlock } from '../../content/content-facts.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import type { ContentPart } from '../../content/content-part.ts';
import { resolveImport } from '../../content/modules/resolve-import.ts';
import { decodeSegment } from '../../content/source-path.ts';
import type { FeatureName } from '../../features/fields.ts';
import { loadParts } from '../../features/load-parts.ts';
import { escapePattern } from '../../links/escape-pattern.ts';
import type { LinkResolver, ShowingPage } from '../../links/link-resolver.ts';
import type { HighlightOptions } from '../code/highlight-code.ts';
import { fillLinks } from '../link-marks.ts';
import { loadCompiler } from './compile-file.ts';
import { isKept, readCompiled } from './content-cache.ts';

type TextExtent = 'whole' | 'preview';

/** A reference to the text of a content file, as plain data; equal references give equal texts. */
export type ContentText = {
  file: string;
  extent: TextExtent;
  isHtml: boolean;
  sum: string;
  /** The addresses of its links, by the written link. */
  links: Record<string, string>;
  /** The ids of its headings that differ on the page that shows it. */
  ids?: Record<string, string>;
};

export type ContentSource = ReturnType<typeof createContentSource>;

/**
 * Creates the access of pages to the content: its facts, and its texts on request.
 * @param root the project's root, whose cache has the compiled texts
 */
export function createContentSource(root: string, index: ContentIndex, resolveLink: LinkResolver) {
  const factsOf = new Map(listFiles(index).map(({ file, facts }) => [file, facts]));
  const findFacts = (file: string) => {
    const facts = factsOf.get(file);
    if (!facts) throw new Error(`${file} is not a content file`);
    return facts;
  };
  const readFile = (file: string) => {
    const facts = factsOf.get(file);
    return facts && { facts, blocks: readCompiled(root, facts.key).blocks };
  };
  return {
    index,
    /** The day of the last commit of a file: `2025-05-19`. */
    changedOn: createChangeDays(root),
    /** Whether a path without base path is that of a file in `public/`: `/img/a.svg`. */
    isPublicFile: (name: string) =>
      existsSync(path.join(root, 'public', name.endsWith('/') ? `${name}index.html` : name)),
    /** Highlights code that a component shows, as HTML. */
    highlight: (code: string, options: HighlightOptions) =>
      loadCompiler().highlightCode(code, options),
    /**
     * Describes a text without reading it.
     * @param page the page that shows it
     */
    describeText: (file: string, extent: TextExtent, page: ShowingPage): ContentText => {
      const { links, ...text } = findFacts(file).texts[extent];
      const ids = factsOf.get(page.file)?.renamedIds?.[file];
      const addresses = links.map((href) => {
        const id = href.startsWith('#') ? ids?.[decodeSegment(href.slice(1))] : undefined;
        return [
          href,
          id === undefined ? resolveLink(href, file, page) : `#${encodeURIComponent(id)}`,
        ];
      });
      return {
        file,
        extent,
        ...text,
        links: Object.fromEntries(addresses),
        ...(ids && { ids }),
      };
    },
    /** The content of a feature's own file, which is read now; the feature that asks for it knows its type. */
    featureContent: <Content>(feature: FeatureName): Content | undefined => {
      const [read] = loadParts<(...given: Parameters<ContentPart>) => Content>(
        [feature],
        'content',
      );
      return read?.(root);
    },
    /** Reads the text blocks of a page, for the search. */
    readBlocks: (file: string) => joinBlocks(file, readFile),
    /** Reads a text: HTML or a program, with its links filled in. */
    readText: ({ file, extent, links, ids = {} }: ContentText): string => {
      const compiled = readCompiled(root, findFacts(file).key);
      const body = (extent === 'preview' && compiled.preview) || compiled.body;
      const text = 'html' in body ? body.html : body.code;
      return fillLinks(renameIds(text, ids), (href) => {
        // `describeText` listed the links of the same text.
        if (!Object.hasOwn(links, href))
          throw new Error(`${file} has a link that is not known: ${href}`);
        return links[href] ?? '';
      });
    },
  };
}

/** In HTML and in programs: the ids of headings, and their links to themselves. */
function renameIds(text: string, ids: Record<string, string>): string {
  return Object.entries(ids).reduce((renamed, [id, other]) => {
    const escaped = escapePattern(id);
    const address = escapePattern(encodeURIComponent(id));
    return renamed
      .replace(
        new RegExp(`(\\bid(?:=|:\\s*|":\\s*)\\\\?["'])${escaped}(?=\\\\?["'])`, 'g'),
        `$1${other}`,
      )
      .replace(new RegExp(`(#)${address}(?=\\\\?["'])`, 'g'), `$1${encodeURIComponent(other)}`);
  }, text);
}

/** Whether the texts of all files are in the cache, which may be deleted at any time. */
export function hasTexts(root: string, index: ContentIndex): boolean {
  return listFiles(index).every(({ facts }) => isKept(root, facts.key));
}

/** Lists the modules that content imports, as ids for the bundler, each once and sorted. */
export function listModules(index: ContentIndex): string[] {
  const ids = listFiles(index).flatMap(({ file, facts }) =>
    facts.imports.flatMap(({ specifier }) => {
      const resolved = resolveImport(specifier, file);
      return resolved.kind === 'module' ? [resolved.id] : [];
    }),
  );
  return [...new Set(ids)].sort();
}

function listFiles({ docs, posts, partials }: ContentIndex) {
  return [...docs, ...posts, ...partials];
}

/** The facts and text blocks of a file. */
type BlockReader = (file: string) => { facts: ContentFacts; blocks: TextBlock[] } | undefined;

/** The text blocks of a page, with those of its partials in their places. */
function joinBlocks(file: string, read: BlockReader, above: readonly string[] = []): TextBlock[] {
  const source = read(file);
  if (!source || above.includes(file)) return [];
  let blocks = source.blocks;
  // From the end, so that earlier positions stay right.
  for (const { specifier, place } of source.facts.partials.toReversed()) {
    const resolved = resolveImport(specifier, file);
    if (resolved.kind !== 'content') continue;
    const added = joinBlocks(resolved.file, read, [...above, file]);
    const headings = read(resolved.file)?.facts.headings.length ?? 0;
    blocks = [
      ...blocks.filter((block) => block.place <= place),
      ...added.map((block) => ({ ...block, place: block.place + place })),
      ...blocks
        .filter((block) => block.place > place)
        .map((block) => ({ ...block, place: block.place + headings })),
    ];
  }
  return blocks;
}
