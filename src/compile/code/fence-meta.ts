import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { type CompileFeatures, noFeatures } from '../compile-part.ts';
import type { MarkedWord } from './code-block.ts';
import {
  describeFeatureWords,
  findLacking,
  isFeatureWord,
  listFeatureWords,
} from './feature-words.ts';
import { type LineRange, type MetaProblem, readLineRanges } from './line-ranges.ts';
import { isManager, type Manager, managers } from './package-managers.ts';
import type { FenceAttribute } from './page-block.ts';

/** The meta of a fence: the text after its language. */
export type FenceMeta = {
  title?: string;
  /** The number of the first line, if lines are numbered. */
  firstNumber?: number;
  wrap: boolean;
  ranges: LineRange[];
  words: (MarkedWord & { at: number })[];
  /** `file=…`: the file with the code. */
  file?: { path: string; at: number };
  /** `npm2yarn`: the package managers that get a tab. */
  managers?: Manager[];
  /** The attributes that belong to features. */
  attributes: FenceAttribute[];
  /** The first attribute of a feature that the site lacks. */
  lacking?: { attribute: FenceAttribute; feature: string };
  problems: MetaProblem[];
  /** Words that no form has: they may be meant for what shows a language that the site doesn't know. */
  unknownWords: MetaProblem[];
};

/** The known forms, for hints. */
const expected = 'Known: title="…", {1,4-6}, /word/, showLineNumbers, wrap, npm2yarn and file=path';

type Read = (meta: FenceMeta, match: RegExpExecArray, features: CompileFeatures) => void;

/** The forms of meta; the first that matches is used. */
const forms: readonly (readonly [RegExp, Read])[] = [
  [/showLineNumbers(?:=["'{]?|\{)([\w-]*)["'}]?/y, readFirstNumber],
  [/(@?[\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{]\S*))/y, readAttribute],
  [/\{([^}]*)\}(?:#\w+)?/y, readRanges],
  [/(["/])(.+?)\1([\d,.-]*)(?:#\w+)?(?=\s|$)/y, readWord],
  [/(?:([\w-]+)=)?(["'{])(.*)$/y, readUnclosed],
  [/[^\s{]+/y, readBareWord],
];

/**
 * Reads the meta of a fence: `title="card.tsx" {1,4-6} /word/`.
 * @param start the offset of the meta in the text
 * @param features the site's features, which may add attributes
 * @returns everything that was read, and what is wrong with it, by offset in the text; never throws
 */
export function readFenceMeta(text: string, start = 0, features = noFeatures): FenceMeta {
  const meta: FenceMeta = {
    wrap: false,
    ranges: [],
    words: [],
    attributes: [],
    problems: [],
    unknownWords: [],
  };
  let at = start;
  while (at < text.length) {
    const next = nextToken(text, at);
    next?.read(meta, next.match, features);
    at += next?.match[0].length ?? 1;
  }
  if (meta.attributes.length > 0) {
    for (const { part } of features.parts)
      meta.problems.push(...(part.checkFence?.(meta.attributes, start) ?? []));
  }
  return meta;
}

function nextToken(text: string, at: number) {
  for (const [form, read] of forms) {
    form.lastIndex = at;
    const match = form.exec(text);
    if (match) return { match, read };
  }
  return undefined;
}

function readFirstNumber(meta: FenceMeta, match: RegExpExecArray): void {
  const written = match[1] ?? '';
  if (/^\d+$/.test(written)) meta.firstNumber = Number(written);
  else if (written === 'true') meta.firstNumber = 1;
  else if (written !== 'false') {
    const message = `"${match[0]}" has no number for the first line`;
    const hint = 'Write it as showLineNumbers=10.';
    meta.problems.push({ at: match.index, severity: 'warning', message, hint });
  }
}

function readAttribute(meta: FenceMeta, match: RegExpExecArray, features: CompileFeatures): void {
  const [all, name = '', double, single, braced, bare] = match;
  const value = double ?? single ?? braced?.replace(/^(["'`])(.*)\1$/, '$2') ?? bare ?? '';
  if (name === 'title') meta.title = value;
  else if (name === 'file') meta.file = { path: value, at: match.index };
  else {
    const attribute = { name, value, written: all, at: match.index };
    if (!takeFeatureWord(meta, attribute, features)) noteUnknown(meta, attribute, features);
  }
}

/** @returns whether it is an attribute of a feature */
function takeFeatureWord(
  meta: FenceMeta,
  attribute: FenceAttribute,
  features: CompileFeatures,
): boolean {
  const feature = findLacking(features, attribute.name);
  if (isFeatureWord(features, attribute.name)) meta.attributes.push(attribute);
  else if (feature !== undefined) meta.lacking ??= { attribute, feature };
  else return false;
  return true;
}

function readRanges(meta: FenceMeta, match: RegExpExecArray): void {
  const { ranges, problems } = readLineRanges(match[1] ?? '', match.index + 1);
  meta.ranges.push(...ranges);
  meta.problems.push(...problems);
}

function readWord(meta: FenceMeta, match: RegExpExecArray): void {
  const [, , text = '', places = ''] = match;
  meta.words.push({ text, places, at: match.index });
}

/** An open quote extends to the end of the line. */
function readUnclosed(meta: FenceMeta, match: RegExpExecArray): void {
  const [all, name, mark = '', rest = ''] = match;
  if (name === 'title' && mark !== '{') meta.title = rest.trim() || undefined;
  meta.problems.push({
    at: match.index,
    severity: 'warning',
    message: `the ${mark} of "${all}" is not closed`,
    hint: `Write a ${mark === '{' ? '}' : mark} at its end.`,
  });
}

function readBareWord(meta: FenceMeta, match: RegExpExecArray, features: CompileFeatures): void {
  const [word] = match;
  const attribute = { name: word, value: '', written: word, at: match.index };
  const others = /^npm2(.+)$/.exec(word)?.[1]?.split('2');
  if (word === 'showLineNumbers') meta.firstNumber = 1;
  else if (word === 'wrap') meta.wrap = true;
  else if (word === 'npm2yarn') meta.managers = [...managers];
  else if (others?.every(isManager)) meta.managers = ['npm', ...others];
  else if (takeFeatureWord(meta, attribute, features)) return;
  else if (meta.title === undefined && isFileName(word)) meta.title = word;
  else noteUnknown(meta, attribute, features);
}

function isFileName(word: string): boolean {
  return /^[^="'`]*\.[\w-]+$/.test(word) || /^[\w@.-]+(?:\/[\w@.-]+)+$/.test(word);
}

function noteUnknown(
  meta: FenceMeta,
  { name, at }: FenceAttribute,
  features: CompileFeatures,
): void {
  const nearest = findNearestName(name, [
    ...['title', 'file', 'showLineNumbers', 'wrap', 'npm2yarn'],
    ...listFeatureWords(features),
  ]);
  meta.unknownWords.push({
    at,
    severity: 'warning',
    // Without its value, so that those of many fences are reported as one.
    message: `"${name}" is not a known word after the language of a fence`,
    hint: `${nearest ? `Did you mean ${nearest}? ` : ''}${expected}${describeFeatureWords(features)}.`,
  });
}
