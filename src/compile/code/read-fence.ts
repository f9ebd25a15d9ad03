import { isError } from '../../diagnostics/diagnostic.ts';
import { type CompileFeatures, noFeatures } from '../compile-part.ts';
import type { SourceReader } from '../source-reader.ts';
import type { LineKind, PageCode } from './code-block.ts';
import { readCodeFile } from './code-file.ts';
import { findLanguage, findNearestLanguage, languageOfFile } from './code-languages.ts';
import { lackingProblem } from './feature-words.ts';
import { type FenceMeta, readFenceMeta } from './fence-meta.ts';
import { findBeyondEnd, type MetaProblem } from './line-ranges.ts';
import { type CommentProblem, readMarkedLines } from './marked-lines.ts';

/** What an author wrote: a fence, or a component that stands for one. */
type WrittenFence = {
  /** The language and the meta. */
  info: string;
  code: string;
  /** The content file, as a path from the root: `file=` is relative to it. */
  from: string;
  reader: SourceReader;
  /** The features of the site. */
  features?: CompileFeatures;
};

/** What to show, and everything that is wrong. */
export type Fence = {
  block: PageCode;
  code: string;
  /** The file that the code is from, if any. */
  file?: string;
  /** For each line of the code its line in the text of the fence, from 0. */
  places: number[];
  /** The highlighter's name for the language. */
  highlightAs: string;
  meta: FenceMeta;
  /** Whether a feature writes the code. */
  isFilled?: true;
  /** The problems in `info`, by offset. */
  problems: MetaProblem[];
  /** The problems in the code of the fence. */
  codeProblems: CommentProblem[];
};

/** Reads a fence: its language, its meta, and its code, which may be in a file. */
export function readFence(written: WrittenFence): Fence {
  const { features = noFeatures } = written;
  const { language, meta, problems: unused } = chooseSource(written, features);
  const source = readSource(written, meta);
  const name = language || (source.file ? languageOfFile(source.file) : 'text');
  const marked = readMarkedLines(source.lines, name.toLowerCase());
  const code = marked.lines.join('\n');
  const knownLanguage = findLanguage(name);
  const isFilled = features.parts.some(({ part }) => part.fillsBlock?.(meta.attributes));
  const isEmpty = code.trim() === '';
  // The code isn't written yet, or never will be if the site lacks the feature.
  const isUnwritten = isEmpty && (isFilled || meta.lacking !== undefined);
  const problems = [
    ...meta.problems,
    ...unused,
    ...source.problems,
    ...(knownLanguage ? meta.unknownWords : [unknownLanguage(name)]),
    ...(knownLanguage === 'mermaid' ? [undrawnDiagram] : []),
    ...(meta.lacking
      ? [lackingProblem(meta.lacking.attribute, meta.lacking.feature, isEmpty)]
      : []),
    ...(source.problems.some(isError) || isUnwritten ? [] : checkAgainstCode(meta, marked.lines)),
    ...checkLength(code),
    ...(meta.file ? ofFile(marked.problems, source.file, meta.file.at) : []),
  ];
  const fileName = source.file?.split('/').at(-1);
  return {
    block: {
      language: knownLanguage && knownLanguage !== 'text' ? name.toLowerCase() : 'text',
      ...(!knownLanguage && { isUnknown: true }),
      title: meta.title ?? fileName,
      firstNumber: meta.firstNumber,
      wrap: meta.wrap,
      words: meta.words,
      lines: addRanges(marked.kinds, meta, marked.lines.length),
    },
    code,
    file: source.file,
    places: marked.places,
    highlightAs: knownLanguage && code.length <= maxHighlightedLength ? knownLanguage : 'text',
    meta,
    ...(isFilled && { isFilled }),
    problems,
    codeProblems: meta.file ? [] : marked.problems,
  };
}

/** The language ends at a space, or where meta starts: `js{1}`, `title="x"`. */
function readInfo(info: string, features: CompileFeatures): { language: string; meta: FenceMeta } {
  const first = /^\S*/.exec(info)?.[0] ?? '';
  const isLanguage = !/^[/"']|^[\w-]+=/.test(first);
  const language = isLanguage ? (/^[^{]*/.exec(first)?.[0] ?? '') : '';
  return { language, meta: readFenceMeta(info, language.length, features) };
}

/** Only an empty fence takes the code of a file: elsewhere `file=` is a note for readers, as in Docusaurus. */
function chooseSource({ info, code }: WrittenFence, features: CompileFeatures) {
  const { language, meta } = readInfo(info, features);
  const { file } = meta;
  if (!file || code.trim() === '') return { language, meta, problems: [] };
  const message = `the fence shows its own code, not that of file=${file.path}`;
  const hint = `Remove the code to show the file's, or write title="${file.path}" to show its name.`;
  const problem: MetaProblem = { at: file.at, severity: 'warning', message, hint };
  return { language, meta: { ...meta, file: undefined }, problems: [problem] };
}

type Source = { lines: string[]; file?: string; problems: MetaProblem[] };

function readSource({ code, from, reader }: WrittenFence, { file }: FenceMeta): Source {
  if (!file) return { lines: code.split(/\r?\n/), problems: [] };
  const { at } = file;
  const source = readCodeFile({ reader, from, written: file.path });
  if ('problem' in source)
    return { lines: [], file: source.file, problems: [{ at, ...source.problem }] };
  return { lines: source.code, file: source.file, problems: [] };
}

function unknownLanguage(name: string): MetaProblem {
  const nearest = findNearestLanguage(name);
  const hint = nearest ? `Did you mean ${nearest}? ` : '';
  return {
    at: 0,
    severity: 'warning',
    message: `unknown language "${name}"; the code is shown without colours`,
    hint: `${hint}Write text if no language fits.`,
  };
}

/** The libraries that draw all of Mermaid need a browser; one that doesn't (beautiful-mermaid) misreads `A-->B`. */
const undrawnDiagram: MetaProblem = {
  at: 0,
  severity: 'warning',
  message: 'the diagram is shown as code: drawing it takes a browser',
  hint: 'Show a picture instead, such as an SVG file that mermaid-cli writes. To show the code on purpose, use the language text.',
};

/** Above this number of characters, highlighting takes seconds. */
const maxHighlightedLength = 250_000;

function checkLength({ length }: string): MetaProblem[] {
  if (length <= maxHighlightedLength) return [];
  const message = `${length} characters of code are too many to highlight; they are shown plain`;
  return [{ at: 0, severity: 'warning', message, hint: 'Show a part of it, or link to the file.' }];
}

function checkAgainstCode({ ranges, words }: FenceMeta, lines: readonly string[]): MetaProblem[] {
  const problems: MetaProblem[] = [];
  for (const range of ranges) {
    const message = findBeyondEnd(range, lines.length);
    const hint = 'Lines are counted as shown.';
    if (message) problems.push({ at: range.at, severity: 'warning', message, hint });
  }
  for (const { text, at } of words) {
    if (lines.some((line) => line.includes(text))) continue;
    const hint = 'The search is line by line and case-sensitive.';
    problems.push({ at, severity: 'warning', message: `the code has no "${text}" to mark`, hint });
  }
  return problems;
}

function addRanges(kinds: Map<number, LineKind[]>, { ranges }: FenceMeta, lines: number) {
  const all = new Map(kinds);
  for (const { from, to } of ranges) {
    for (let place = from - 1; place < Math.min(to, lines); place++) {
      all.set(place, [...new Set<LineKind>([...(all.get(place) ?? []), 'highlighted'])]);
    }
  }
  return all;
}

/** Problems in the code of a file are reported where the file is named. */
function ofFile(problems: readonly CommentProblem[], file: string | undefined, at: number) {
  return problems.map(({ message, hint, severity, text }): MetaProblem => {
    return { at, message: `${file}: ${message} ("${text}")`, hint, severity };
  });
}
