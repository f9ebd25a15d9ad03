import type { Document, YAMLError } from 'yaml';
import { correctField } from './correct-field.ts';
import { findLostAliases } from './yaml-places.ts';

/** A syntax error in YAML or JSON. */
export type SyntaxFault = { offset: number; message: string; hint: string };

/** Finds the syntax errors of YAML: one in each line, because the others are its consequences. */
export function findYamlFaults(document: Document, text: string): SyntaxFault[] {
  const faults = firstOfLines(
    firstOfLines(document.errors, text, ({ pos: [offset] }) => offset)
      .map((error) => describeError(error, text))
      .sort((a, b) => a.offset - b.offset),
    text,
    ({ offset }) => offset,
  );
  if (faults.length > 0) return faults;
  return findLostAliases(document).map(({ name, offset }) => ({
    offset,
    message: `YAML: the alias *${name} has no anchor before it`,
    hint: 'Quote a value that starts with "*".',
  }));
}

function firstOfLines<T>(items: readonly T[], text: string, offsetOf: (item: T) => number): T[] {
  const lineOf = (item: T) => text.slice(0, offsetOf(item)).split('\n').length;
  return [...Map.groupBy(items, lineOf).values()].flatMap(([first]) => first ?? []);
}

function describeError({ code, message, pos: [offset] }: YAMLError, text: string): SyntaxFault {
  const quoted = quoteField(lineAt(text, offset));
  switch (code) {
    case 'DUPLICATE_KEY':
      return describeDouble(text, offset);
    case 'TAB_AS_INDENT': {
      const hint = 'Indent with spaces, two for each level.';
      return { offset, message: 'YAML: a tab is used for indentation', hint };
    }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return describeNested(text, offset, quoted);
    case 'BAD_SCALAR_START': {
      const sign = text.charAt(offset);
      return { offset, message: `YAML: a value cannot start with "${sign}"`, hint: quoted };
    }
    case 'BAD_DQ_ESCAPE': {
      const sign = text.slice(offset, offset + 2);
      const hint = 'Write \\\\ for a backslash, or put the value in single quotes.';
      return { offset, message: `YAML: "${sign}" has no meaning in double quotes`, hint };
    }
    case 'MULTILINE_IMPLICIT_KEY':
      return describeLineWithoutColon(text, offset);
    case 'MISSING_CHAR': {
      if (/^Missing ,/.test(message)) return describeComma(offset);
      const mark = /^Missing closing (["'])/.exec(message)?.[1];
      return mark ? describeOpenQuote(text, offset, mark) : describeLineWithoutColon(text, offset);
    }
    case 'BLOCK_IN_FLOW':
      return describeComma(offset);
    default:
      return describeOther(text, offset, message, quoted);
  }
}

function describeOther(text: string, offset: number, message: string, quoted: string): SyntaxFault {
  if (message.startsWith('Unexpected scalar at node end')) {
    return { offset, message: 'YAML: there is text after the end of the value', hint: quoted };
  }
  const open = /^Flow (sequence|map) in block collection/.exec(message)?.[1];
  if (open) {
    const [mark, end] = open === 'map' ? ['{', '}'] : ['[', ']'];
    const start = Math.max(0, text.lastIndexOf(mark, offset - 1));
    return {
      offset: start,
      message: `YAML: "${mark}" is never closed`,
      hint: /[[{,]\s*#/.test(lineAt(text, start).line)
        ? 'Put values that start with "#" in quotes: elsewhere it starts a comment.'
        : `Write "${end}" after its last value.`,
    };
  }
  for (const [pattern, said, hint] of sayings) {
    if (pattern.test(message)) return { offset, message: `YAML: ${said}`, hint };
  }
  return {
    offset,
    message: `YAML: ${message.split(/ at line | in YAML|:\n/)[0]}`,
    hint: 'Quote values that contain ":" or start with "@", "*", "{", "[" or "#".',
  };
}

/** What the parser says in words of its own, by how that begins. */
const sayings: readonly [RegExp, string, string][] = [
  [
    /^Unexpected block-seq-ind/,
    'a list cannot start in the line of its field',
    'Write each item in a line of its own below, or all of them in brackets: [a, b].',
  ],
  [
    /^Unexpected , in/,
    'there is no value before this comma',
    'Remove the comma, or write a value before it.',
  ],
  [
    /^Unexpected flow-(?:seq|map)-end/,
    'this bracket closes nothing',
    'Remove it, or put the value in quotes.',
  ],
  [
    /^Block scalar header includes/,
    'after "|" or ">", the text begins in the next line',
    'Move the text there and indent it, or put the value in quotes.',
  ],
  [
    /^All (?:mapping|sequence) items must/,
    'this line starts in another column than those it belongs to',
    'Start fields of one level, and items of one list, in the same column.',
  ],
];

function describeComma(offset: number): SyntaxFault {
  return {
    offset,
    message: 'YAML: a comma is missing before this',
    hint: 'Write a comma between the values in brackets.',
  };
}

function describeDouble(text: string, offset: number): SyntaxFault {
  const nameOf = (line: string) => /^["']?([^:"']*)/.exec(line)?.[1]?.trim() ?? '';
  const name = nameOf(text.slice(offset));
  const first = text
    .slice(0, offset)
    .split('\n')
    .findIndex((line) => nameOf(line) === name);
  const above = first < 0 ? '' : ` The first is: ${text.split('\n')[first]?.trim()}`;
  return {
    offset,
    message: `YAML: the field "${name}" appears twice`,
    hint: `Keep one of them.${above}`,
  };
}

/** A value with a colon, or a field that is indented below one with a value. */
function describeNested(text: string, offset: number, quoted: string): SyntaxFault {
  const { line, start } = lineAt(text, offset);
  if (/:[ \t]/.test(line.slice(offset - start)) || /:[ \t]*$/.test(line)) {
    const message = 'YAML: the value contains ": ", which starts another field';
    return { offset, message, hint: quoted };
  }
  const next = start + line.length + 1;
  const indent = /^[ \t]*/.exec(text.slice(next))?.[0].length ?? 0;
  return {
    offset: Math.min(next + indent, text.length),
    message: 'YAML: this line is indented, but the field above it has a value already',
    hint: 'Start both lines in the same column.',
  };
}

function describeLineWithoutColon(text: string, offset: number): SyntaxFault {
  const { line } = lineAt(text, offset);
  const field = correctField(line);
  return {
    offset,
    message: `YAML: "${line.trim()}" ${field?.problem ?? 'is not a field: it has no colon after a name'}`,
    hint: field ? `Write ${field.corrected}` : 'Write each field as name: value.',
  };
}

function describeOpenQuote(text: string, offset: number, mark: string): SyntaxFault {
  const values = [...text.slice(0, offset).matchAll(/^[ \t]*(?:- )?(?:[\w-]+:[ \t]+)?(["'])/gm)];
  const opening = values.findLast((value) => value[1] === mark);
  return {
    offset: opening ? opening.index + opening[0].length - 1 : offset,
    message: `YAML: the quote ${mark} is never closed`,
    hint: `Write ${mark} at the end of the value.`,
  };
}

/** The hint to put the value of a line in quotes. */
function quoteField({ line }: { line: string }): string {
  const [, start, value = ''] = /^\s*(- |[\w-]+:[ \t]+)(.+?)\s*$/.exec(line) ?? [];
  if (start === undefined) return 'Put the value in quotes.';
  const [, , inside = value] = /^(["'])(.*)\1$/.exec(value) ?? [];
  const quoted =
    inside.includes('"') && !inside.includes("'")
      ? `'${inside}'`
      : `"${inside.replace(/[\\"]/g, '\\$&')}"`;
  return `Put the value in quotes: ${start}${quoted}`;
}

function lineAt(text: string, offset: number): { line: string; start: number } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  return { line: line.replace(/\r$/, ''), start };
}
