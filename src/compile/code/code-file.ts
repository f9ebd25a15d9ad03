import path from 'node:path';
import { unifyLines } from '../../content/unify-lines.ts';
import { countOf } from '../../diagnostics/count-of.ts';
import type { DiagnosticText } from '../../diagnostics/diagnostic.ts';
import type { SourceReader } from '../source-reader.ts';
import { dedentLines } from './dedent-lines.ts';

/** A reference to the code of a fence. */
export type CodeReference = {
  reader: SourceReader;
  /** The content file with the reference, as a path from the root. */
  from: string;
  /** `./card.tsx`, `./card.tsx#L3-L9`, `./card.tsx#region` or `@site/…`. */
  written: string;
};

/** The code, or what is wrong; `file` is the path from the root that was read or looked for. */
type CodeFile = { file?: string } & ({ code: string[] } | { problem: DiagnosticText });

/** Reads the lines of a file, or a part of them, without their common indentation. */
export function readCodeFile({ reader, from, written }: CodeReference): CodeFile {
  const [, name = '', part = ''] = /^([^#]*)#?(.*)$/.exec(written) ?? [];
  const folder = name.startsWith('@site/') ? '' : path.posix.dirname(from);
  const file = path.posix.join(folder, name.replace('@site/', ''));
  if (/^(?:\.?$|\.\.(?:\/|$))/.test(file) || name.startsWith('/')) {
    return { problem: { message: `"${written}" is not in the project`, hint: stayInside } };
  }
  const found = reader.read(file);
  if (found.kind !== 'file') {
    const start = folder === '' ? 'the root of the project' : 'this file';
    const { message, hint = `Looked for ${file}; the path is relative to ${start}.` } =
      notFound[found.kind];
    return { file, problem: { message: `"${written}": ${message}`, hint } };
  }
  const lines = unifyLines(found.bytes.toString('utf8')).replace(/\n$/, '').split('\n');
  const chosen = choosePart(lines, part, file);
  return Array.isArray(chosen) ? { file, code: dedentLines(chosen) } : { file, problem: chosen };
}

const stayInside = 'Name a file of this project: relative to this one, or from @site/.';
const notFound: Record<'missing' | 'folder' | 'outside', { message: string; hint?: string }> = {
  missing: { message: 'there is no such file' },
  folder: { message: 'this is a folder, expected a file' },
  outside: { message: 'the link points outside the project', hint: stayInside },
};

/** The lines for `L3`, `L3-L9` or the name of a region. */
function choosePart(lines: string[], part: string, file: string): string[] | DiagnosticText {
  if (part === '') return withoutRegionMarks(lines);
  const range = /^L?(\d+)(?:-L?(\d+))?$/.exec(part);
  if (!range) return readRegion(lines, part, file);
  const from = Number(range[1]);
  const to = Number(range[2] ?? range[1]);
  if (from === 0 || to < from) {
    const message = `"#${part}" is not a range of lines`;
    return { message, hint: 'Write it as #L3-L9; lines are counted from 1.' };
  }
  if (to > lines.length) {
    const message = `"#${part}" goes beyond the end of ${file}`;
    return { message, hint: `The file has ${countOf(lines.length, 'line')}.` };
  }
  return lines.slice(from - 1, to);
}

/** `// #region name` in a comment of any language, or `#pragma region name`. */
const mark =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--|--|;|%)?\s*#?\s*(?:pragma\s+)?(region|endregion)\b\s*(.*?)\s*(?:\*\/\}?|-->)?\s*$/;

function readMark(line: string) {
  const match = line.includes('#') ? mark.exec(line) : null;
  return match ? { isStart: match[1] === 'region', name: match[2] ?? '' } : undefined;
}

/** Removes the lines that only start or end a region. */
function withoutRegionMarks(lines: readonly string[]): string[] {
  return lines.filter((line) => !readMark(line));
}

/** The lines of a region, with those of nested regions. */
function readRegion(
  lines: readonly string[],
  name: string,
  file: string,
): string[] | DiagnosticText {
  const marks = lines.map(readMark);
  const start = marks.findIndex((found) => found?.isStart && found.name === name);
  if (start === -1) {
    const names = marks.flatMap((found) => (found?.isStart && found.name ? [found.name] : []));
    const hint =
      names.length > 0
        ? `It has ${names.join(', ')}.`
        : `It has none: write "// #region ${name}" and "// #endregion" around the lines.`;
    return { message: `${file} has no region "${name}"`, hint };
  }
  let depth = 0;
  const end = marks.findIndex((found, place) => {
    if (!found || place < start) return false;
    depth += found.isStart ? 1 : -1;
    return depth === 0;
  });
  if (end === -1) {
    const message = `the region "${name}" of ${file} has no end`;
    return { message, hint: `Add "#endregion" below its line ${start + 1}.` };
  }
  return withoutRegionMarks(lines.slice(start, end));
}
