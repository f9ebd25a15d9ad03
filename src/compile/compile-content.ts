import { compile } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { splitFrontMatter } from '../content/split-front-matter.ts';
import type { Fault } from '../faults/fault.ts';
import type { CompiledContent, Heading, WrittenLink } from './compiled.ts';
import { formatOf } from './content-format.ts';
import { pipelineFor } from './pipeline.ts';
import { prepareSource } from './prepare-source.ts';
import { readPastFaults } from './read-past-faults.ts';

declare module 'vfile' {
  interface DataMap {
    headings: Heading[];
    ownHeading: string;
    links: WrittenLink[];
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
 * @returns the module and what is known of it, and the faults, each at its line and column
 */
export async function compileContent(file: string, source: string): Promise<CompileResult> {
  const { yaml, body: written } = splitFrontMatter(source);
  const format = formatOf(file, yaml);
  const body = prepareSource(written, format);
  try {
    const whole = new VFile({ path: file, value: body });
    const code = String(await compile(whole, pipelineFor('whole', format)));
    const truncated = whole.data.truncated ?? false;
    const preview = truncated
      ? String(
          await compile(new VFile({ path: file, value: body }), pipelineFor('preview', format)),
        )
      : undefined;
    const headings = whole.data.headings ?? [];
    const faults = whole.data.faults ?? [];
    if (faults.some((fault) => fault.severity !== 'warning')) return { faults };
    return {
      faults,
      compiled: {
        code: code,
        previewCode: preview,
        ownHeading: whole.data.ownHeading,
        headings,
        ids: [...headings.map((heading) => heading.id), ...(whole.data.ids ?? [])],
        links: whole.data.links ?? [],
        words: whole.data.words ?? 0,
        truncated,
        dependencies: [...new Set(whole.data.dependencies)].sort(),
      },
    };
  } catch (error) {
    const compileAgain = async (text: string) => {
      const again = new VFile({ path: file, value: text });
      await compile(again, pipelineFor('whole', format));
      return again.data.faults ?? [];
    };
    return { faults: await readPastFaults(file, error, body, compileAgain) };
  }
}
