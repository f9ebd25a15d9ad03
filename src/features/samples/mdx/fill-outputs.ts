import { createRequire } from 'node:module';
import type { CommentProblem } from '../../../compile/code/marked-lines.ts';
import type { FilledBlock, WrittenBlock } from '../../../compile/compile-part.ts';
import type { SourceReader } from '../../../compile/source-reader.ts';
import type { DiagnosticText } from '../../../diagnostics/diagnostic.ts';
import { groupBlocks } from '../group-blocks.ts';
import type { Sample, SampleBlock } from '../sample.ts';
import { readBlock } from './read-block.ts';

const require = createRequire(import.meta.url);
type Write = typeof import('../write-output.ts').writeOutput;

/** Loaded on demand, only for pages with compiler output. */
const loadWriter = (): Write => require('../write-output.ts').writeOutput;

/**
 * The code that the compiler writes into each block of a page, or why it can't; undefined for other blocks. If an
 * author wrote the output, it must be the same.
 */
export async function fillOutputs(
  page: readonly WrittenBlock[],
  reader: SourceReader,
): Promise<(FilledBlock | DiagnosticText | undefined)[]> {
  const blocks = page.map(({ written: _written, ...block }) => readBlock(block, reader));
  const outputs: (FilledBlock | DiagnosticText | undefined)[] = [];
  const samples = groupBlocks(blocks);
  for (const [at, { contract }] of blocks.entries()) {
    if (!contract.output) {
      outputs.push(undefined);
      continue;
    }
    const meant = findMeant(blocks, samples, at);
    const output = Array.isArray(meant) ? await loadWriter()(meant, contract) : meant;
    if (typeof output !== 'string') outputs.push(output);
    else {
      const problems = findDrift(page[at]?.written ?? '', output);
      outputs.push({ code: output, title: contract.optionsText, problems });
    }
  }
  return outputs;
}

/** The sample above, or those that `files` names by title: the last one above, or the first one below. */
function findMeant(
  blocks: readonly SampleBlock[],
  samples: readonly (Sample | undefined)[],
  at: number,
): Sample[] | DiagnosticText {
  const { project, files } = blocks[at]?.contract ?? {};
  const places = samples.flatMap((sample, place) =>
    sample?.fragment === undefined && sample && blocks[place]?.contract.project === project
      ? [{ sample, place }]
      : [],
  );
  const above = places.filter(({ place }) => place < at);
  const names = files?.split(',').map((name) => name.trim()) ?? [undefined];
  const meant = names.map((name) => {
    const fits = ({ sample }: { sample: Sample }) => name === undefined || sample.file === name;
    const last = above.findLast(fits) ?? (name === undefined ? undefined : places.find(fits));
    return { name, sample: last?.sample };
  });
  const missing = meant.find(({ sample }) => !sample);
  if (!missing) return meant.flatMap(({ sample }) => sample ?? []);
  return missing.name === undefined
    ? {
        message: 'there is no sample above to compile',
        hint: 'Name one: files="Card.tsx".',
      }
    : {
        message: `no sample on this page is named ${missing.name}`,
        hint: `The page has ${[...new Set(places.map(({ sample }) => sample.file))].join(', ') || 'none'}.`,
      };
}

/**
 * What is wrong with an author's text in a block for compiler output; undefined if the block is empty or equal to
 * the output.
 */
function findDrift(written: string, right: string): CommentProblem[] {
  if (written.trim() === '' || written.trimEnd() === right) return [];
  const lines = written.split(/\r?\n/);
  const rightLines = right.split('\n');
  const line = lines.findIndex((text, at) => text.trimEnd() !== rightLines[at]);
  const place = line === -1 ? lines.length - 1 : line;
  const meant = rightLines[place];
  const message = meant === undefined ? 'writes nothing more' : `writes "${meant.trim()}" here`;
  return [
    {
      line: place,
      text: lines[place]?.trim() ?? '',
      message: `the compiler ${message}`,
      hint: `Remove the text: the build fills in this block. It is:\n${indent(right)}`,
    },
  ];
}

const indent = (text: string) => text.replace(/^/gm, '      ');
