import { compile } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { splitFrontMatter } from '../content/split-front-matter.ts';
import type { Fault } from '../faults/fault.ts';
import type {
  Asset,
  CompiledBody,
  CompiledContent,
  Heading,
  WrittenImport,
  WrittenLink,
} from './compiled.ts';
import { type ContentFormat, formatOf } from './content-format.ts';
import { pipelineFor } from './pipeline.ts';
import { prepareSource } from './prepare-source.ts';
import { readPastFaults } from './read-past-faults.ts';

declare module 'vfile' {
  interface DataMap {
    headings: Heading[];
    ownHeading: string;
    links: WrittenLink[];
    imports: WrittenImport[];
    assets: Asset[];
    html: string;
    ids: string[];
    words: number;
    faults: Fault[];
    dependencies: string[];
  }
}

/** What came out, where nothing is wrong with the file, and all that is: errors and warnings. */
export type CompileResult = { compiled?: CompiledContent; faults: Fault[] };

/**
 * Compiles one content file.
 * @param file path relative to the root, for faults
 * @param source the file's text with its front matter
 * @param root the project's root, below which are the files that it may be made from
 * @returns what came out and what is known of it, and the faults, each at its line and column
 */
export async function compileContent(
  file: string,
  source: string,
  root = process.cwd(),
): Promise<CompileResult> {
  const { yaml, body: written } = splitFrontMatter(source);
  const format = formatOf(file, yaml);
  const text = prepareSource(written, format);
  const compilePart = (part: 'whole' | 'preview', value = text) =>
    compileBody(new VFile({ path: file, value, cwd: root }), part, format);
  try {
    const { body, data } = await compilePart('whole');
    const truncated = data.truncated ?? false;
    const preview = truncated ? (await compilePart('preview')).body : undefined;
    const { faults = [], headings = [] } = data;
    if (faults.some((fault) => fault.severity !== 'warning')) return { faults };
    const compiled = {
      body,
      preview,
      ownHeading: data.ownHeading,
      headings,
      ids: [...headings.map((heading) => heading.id), ...(data.ids ?? [])],
      links: data.links ?? [],
      imports: data.imports ?? [],
      assets: data.assets ?? [],
      words: data.words ?? 0,
      truncated,
      dependencies: [...new Set(data.dependencies)].sort(),
    };
    return { faults, compiled };
  } catch (error) {
    const compileAgain = async (value: string) =>
      (await compilePart('whole', value)).data.faults ?? [];
    return { faults: await readPastFaults(file, error, text, compileAgain) };
  }
}

async function compileBody(file: VFile, part: 'whole' | 'preview', format: ContentFormat) {
  const code = String(await compile(file, pipelineFor(part, format)));
  const { html } = file.data;
  const body: CompiledBody = html === undefined ? { code } : { html };
  return { body, data: file.data };
}
