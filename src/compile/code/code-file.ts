import path from 'node:path';
import { unifyLines } from '../../content/unify-lines.ts';
import { countOf } from '../../diagnostics/count-of.ts';
import type { DiagnosticText } from '../../diagnostics/diagnostic.ts';
import type { SourceReader } from '../source-reader.ts';

/** A reference to the code of a fence. */
type CodeReference = {
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
  const [, name = '', fragment = ''] = /^([^#]*)#?(.*)$/.exec(written) ?? [];
  const folder = name.startsWith('@site/') ? '' : path.posix.dirname(from);
  const file = path.posix.join(folder, name.replace('@site/', ''));
  if (/^(?:\.?$|\.\.(?:\/|$))/.test(file) || name.startsWith('/')) {
    return { problem: { message: `"${written}" is not in the project`, hint: stayInside } };
  }
  const source = reader.read(file);
  if (source.kind !== 'file') {
    const start = folder === '' ? 'the root of the project' : 'this file';
    const { message, hint = `Looked for ${file}; the path is relative to ${start}.` } =
      notFound[source.kind];
    return { file, problem: { message: `"${written}": ${message}`, hint } };
  }
  const lines = unifyLines(source.bytes.toString('utf8')).replace(/\n$/, '').split('\n');
  const chosen = chooseFragment(lines, fragment, file);
  return Array.isArray(chosen) ? { file, code: dedentLines(chosen) } : { file, problem: chosen };
}

const stayInside = 'Name a file of this project: relative to this one, or from @site/.';
const notFound: Record<'missing' | 'folder' | 'outside', { message: string; hint?: string }> = {
  missing: { message: 'there is no such file' },
  folder: { message: 'this is a folder, expected a file' },
  outside: { message: 'the link points outside the project', hint: stayInside },
};

/** The lines for `L3`, `L3-L9` or the name of a region. */
function chooseFragment(
  lines: string[],
  fragment: string,
  file: string,
): string[] | DiagnosticText {
  if (fragment === '') return withoutRegionMarks(lines);
  const range = /^L?(\d+)(?:-L?(\d+))?$/.exec(fragment);
  if (!range) return readRegion(lines, fragment, file);
  const from = Number(range[1]);
  const to = Number(range[2] ?? range[1]);
  if (from === 0 || to < from) {
    const message = `"#${fragment}" is not a range of lines`;
    return { message, hint: 'Write it as #L3-L9; lines are counted from 1.' };
  }
  if (to > lines.length) {
    const message = `"#${fragment}" goes beyond the end of ${file}`;
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
  const start = marks.findIndex((mark) => mark?.isStart && mark.name === name);
  if (start === -1) {
    const names = marks.flatMap((mark) => (mark?.isStart && mark.name ? [mark.name] : []));
    const hint =
      names.length > 0
        ? `It has ${names.join(', ')}.`
        : `It has none: write "// #region ${name}" and "// #endregion" around the lines.`;
    return { message: `${file} has no region "${name}"`, hint };
  }
  let depth = 0;
  const end = marks.findIndex((mark, place) => {
    if (!mark || place < start) return false;
    depth += mark.isStart ? 1 : -1;
    return depth === 0;
  });
  if (end === -1) {
    const message = `the region "${name}" of ${file} has no end`;
    return { message, hint: `Add "#endregion" below its line ${start + 1}.` };
  }
  return withoutRegionMarks(lines.slice(start, end));
}

/** Removes the common indentation of lines; blank lines don't count. */
export function dedentLines(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  let shared = indents[0] ?? '';
  for (const indent of indents) {
    while (!indent.startsWith(shared)) shared = shared.slice(0, -1);
  }
  return lines.map((line) => (line.startsWith(shared) ? line.slice(shared.length) : line.trim()));
}
