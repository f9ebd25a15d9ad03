import { type CompileOptions, compile } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import type {
  ContentFacts,
  FoundFacts,
  Heading,
  TextBlock,
  TextFacts,
  WrittenLink,
} from '../content/content-facts.ts';
import { splitFrontMatter } from '../content/front-matter/split-front-matter.ts';
import { isFileBeside } from '../content/site-path.ts';
import { isPageFile, isPost } from '../content/source-path.ts';
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts';
import { placeAt } from '../diagnostics/places.ts';
import { digest } from '../node/disk-cache.ts';
import { noFeatures, type TextChoices } from './compile-part.ts';
import type { CompiledBody, CompiledContent, KeptByFeatures } from './compiled.ts';
import type { PartialNames } from './imports/remark-imports.ts';
import { listMarkedLinks } from './link-marks.ts';
import { pipelineFor } from './pipeline.ts';
import { noSources, type SourceReader } from './source-reader.ts';
import { formatOf } from './syntax/content-format.ts';
import { prepareSource } from './syntax/prepare-source.ts';
import { readSyntaxDiagnostics } from './syntax/syntax-diagnostics.ts';

declare module 'vfile' {
  interface DataMap extends Omit<ContentFacts, 'key' | 'texts' | 'blocksSum'> {
    html: string;
    blocks: TextBlock[];
    kept: KeptByFeatures;
    diagnostics: Diagnostic[];
    partialNames: PartialNames;
    /** The picture for link previews, where front matter names a file beside the page. */
    cardImage: WrittenLink | undefined;
    /** Whether front matter has one, and the page shows it. */
    hasTitle: boolean;
    /** As it is written, including unknown fields. */
    frontMatter: Record<string, unknown>;
    reader: SourceReader;
    /** The code with syntax errors that was removed to find further diagnostics, which aren't diagnostics if it caused them. */
    removed: readonly string[];
    /** How missing files are reported. */
    missingFiles: TextChoices['missingFiles'] | undefined;
    /** The names of `<a name>`, which headings may have as ids. */
    anchorNames: string[];
    /** How ids that the file has twice are reported. */
    repeatedIds: TextChoices['repeatedIds'];
    /** The addresses of missing files that the site has warned of or ignores. */
    missingHrefs: Set<string>;
    /** The base path, which addresses of files may include; undefined if it is `/`. */
    baseUrl: string | undefined;
  }
}

/** The compiled file if it has no errors, and all errors and warnings. */
export type CompileResult = {
  compiled?: CompiledContent;
  /** Present if there are errors. */
  references?: FoundFacts;
  diagnostics: Diagnostic[];
};

/**
 * Compiles one content file.
 * @param file path relative to the root, for diagnostics
 * @param source the file's text with its front matter
 * @param reader reads the other files that it depends on
 * @param siteFeatures what the features of the site add
 * @returns the compiled text and its facts, and the diagnostics, each with its line and column
 */
export async function compileContent(
  file: string,
  source: string,
  reader: SourceReader = noSources,
  siteFeatures = noFeatures,
): Promise<CompileResult> {
  const { yaml, yamlLine, body: written } = splitFrontMatter(source);
  const format = formatOf(file, yaml, siteFeatures.texts?.format);
  const text = prepareSource(written, format);
  // Few pages use it, and parsing it takes as long as some steps of the pipeline.
  const frontMatter = written.includes('frontMatter') ? parseFields(yaml) : {};
  const hasTitle = /^title:[ \t]*\S/m.test(yaml) && !/^hide_title:[ \t]*true\b/m.test(yaml);
  const cardImage = findCardImage(yaml, yamlLine);
  const compileExtent = (
    extent: 'whole' | 'preview',
    value = text,
    removed: readonly string[] = [],
  ) => {
    const { missingFiles, repeatedIds, baseUrl } = siteFeatures.texts ?? {};
    const ofSite = { missingFiles, repeatedIds, baseUrl };
    const data = { frontMatter, hasTitle, cardImage, reader, removed, ...ofSite };
    const options = pipelineFor(extent, format, siteFeatures);
    return compileBody(new VFile({ path: file, value, data }), options);
  };
  try {
    const { body, data } = await compileExtent('whole');
    const truncated = data.truncated ?? false;
    const { diagnostics = [], headings = [] } = data;
    const isListed = truncated || (mayBeListed(file) && hasIds(body));
    const preview = isListed ? (await compileExtent('preview')).body : undefined;
    if (diagnostics.some(isError)) return { diagnostics, references: findFacts(data, headings) };
    const whole = describeText(body);
    const { blocks = [] } = data;
    const compiled = {
      body,
      preview,
      blocks,
      blocksSum: digest(JSON.stringify(blocks)),
      kept: data.kept,
      features: data.features,
      texts: { whole, preview: preview ? describeText(preview) : whole },
      ownHeading: data.ownHeading,
      excerpt: data.excerpt,
      headings,
      ids: [...headings.map((heading) => heading.id), ...(data.ids ?? [])],
      links: data.links ?? [],
      partials: data.partials ?? [],
      imports: data.imports ?? [],
      assets: data.assets ?? [],
      image: data.image,
      head: data.head,
      words: data.words ?? 0,
      truncated,
    };
    return { diagnostics, compiled };
  } catch (error) {
    let references: FoundFacts | undefined;
    const compileAgain = async (value: string, removed: readonly string[]) => {
      const { data } = await compileExtent('whole', value, removed);
      references = findFacts(data);
      return data.diagnostics ?? [];
    };
    const diagnostics = await readSyntaxDiagnostics(file, error, text, compileAgain);
    return { diagnostics, references };
  }
}

/** @param headings the headings of the page, if all of them are known */
function findFacts(data: VFile['data'], headings?: readonly Heading[]): FoundFacts {
  const { imports = [], links = [], partials = [], ids = [] } = data;
  const isWhole = headings && partials.length === 0;
  return {
    imports,
    links,
    ...(isWhole && { ids: [...headings.map(({ id }) => id), ...ids] }),
  };
}

/** The `image` in front matter, if it is a file outside of `public/`. */
function findCardImage(yaml: string, firstLine: number): WrittenLink | undefined {
  const { index, 0: opening = '' } = /^image[ \t]*:[ \t]*/m.exec(yaml) ?? {};
  const { image: href } = index === undefined ? {} : parseFields(yaml);
  if (index === undefined || typeof href !== 'string' || !isFileBeside(href)) return undefined;
  const { line, column } = placeAt(yaml, index + opening.length);
  return { href, line: firstLine + line - 1, column };
}

/** The fields of front matter; none if it is invalid, which its own check reports. */
function parseFields(yaml: string): Record<string, unknown> {
  try {
    const fields: unknown = parse(yaml, { schema: 'core' });
    return fields instanceof Object ? { ...fields } : {};
  } catch {
    return {};
  }
}

async function compileBody(file: VFile, options: CompileOptions) {
  const code = String(await compile(file, options));
  const { html } = file.data;
  const body: CompiledBody = html === undefined ? { code } : { html };
  return { body, data: file.data };
}

/** Whether the text may be in lists: that of posts, and of partials, which posts may contain. */
function mayBeListed(file: string): boolean {
  return isPost(file) || !isPageFile(file);
}

/** Whether the text has ids, or code that creates them. */
function hasIds(body: CompiledBody): boolean {
  return /\bid["']?[=:]/.test('html' in body ? body.html : body.code);
}

function describeText(body: CompiledBody): TextFacts {
  const isHtml = 'html' in body;
  const text = isHtml ? body.html : body.code;
  return { isHtml, sum: digest(text), links: listMarkedLinks(text) };
}
