import type { ContentIndex } from '../../../content/content-index.ts';
import { compareText } from '../../../diagnostics/diagnostic.ts';
import { showsStyleX } from '../provable.ts';
import type { ProvableBlock } from '../sample.ts';
import { listSamplePages } from './prove-samples.ts';

type Row = { file: string; samples: Counted[]; shown: number; parsed: number };
type Counted = { line: number; name: string; fails: string[]; fragment?: string; bytes: number };

const columns = [
  ...['page', 'samples', 'proven', 'fails', 'fragments', 'shown', 'bytes'],
  'other blocks',
];

/**
 * Writes a report for each page: how many blocks of StyleX it has that are proven, wrong on purpose, or fragments
 * with their reasons; how many show a call of StyleX in another way, such as a diff; how large the samples are; and
 * how many other blocks are parsed.
 */
export function reportSamples(root: string, index: ContentIndex): string {
  const pages = listSamplePages(root, index).map(({ file, read }) => countPage(file, read()));
  const rows = pages.toSorted((a, b) => compareText(a.file, b.file));
  const all = rows.flatMap(({ samples }) => samples);
  const total = {
    file: 'all',
    samples: all,
    shown: sum(rows.map(({ shown }) => shown)),
    parsed: sum(rows.map(({ parsed }) => parsed)),
  };
  const fragments = all.filter(({ fragment }) => fragment !== undefined).length;
  const share = all.length === 0 ? 0 : Math.round((100 * fragments) / all.length);
  return [
    formatTable([columns, ...[...rows, total].map(describeRow)]),
    ...rows.flatMap(({ file, samples }) => samples.flatMap((sample) => explain(file, sample))),
    `\n${all.length - fragments} of ${all.length} samples are proven; ${share}% are fragments.`,
  ].join('\n');
}

function countPage(file: string, blocks: readonly ProvableBlock[]): Row {
  const samples = blocks.flatMap(({ at: [line], code, sample }): Counted[] => {
    if (!sample) return [];
    const { fails, fragment } = sample;
    const messages = fails.map(({ tool, message }) => (tool ? `${tool}: ${message}` : message));
    return [{ line, name: sample.file, fails: messages, fragment, bytes: Buffer.byteLength(code) }];
  });
  const others = blocks.filter(({ sample }) => !sample);
  const shown = others.filter(({ code }) => showsStyleX(code)).length;
  return { file, samples, shown, parsed: others.length - shown };
}

function describeRow({ file, samples, shown, parsed }: Row): string[] {
  const fragments = samples.filter(({ fragment }) => fragment !== undefined).length;
  const fails = samples.filter((sample) => sample.fails.length > 0).length;
  const bytes = sum(samples.map((sample) => sample.bytes));
  const proven = samples.length - fragments;
  const counts = [samples.length, proven, fails, fragments, shown, bytes, parsed];
  return [file.replace(/^content\//, ''), ...counts.map(String)];
}

function explain(file: string, { line, name, fails, fragment }: Counted): string[] {
  const place = `${file}:${line}  ${name}`;
  return [
    ...fails.map((message) => `${place} fails: ${message}`),
    ...(fragment === undefined ? [] : [`${place} is a fragment: ${fragment}`]),
  ];
}

function formatTable(rows: readonly string[][]): string {
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const pad = (row: string[]) =>
    row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
  return rows.map((row) => pad(row).join('  ')).join('\n');
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
