import type { FaultText } from '../../faults/fault.ts';

/** `// #region name` in a comment of any language, or `#pragma region name`. */
const mark =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--|--|;|%)?\s*#?\s*(?:pragma\s+)?(region|endregion)\b\s*(.*?)\s*(?:\*\/\}?|-->)?\s*$/;

function readMark(line: string) {
  const match = line.includes('#') ? mark.exec(line) : null;
  return match ? { isStart: match[1] === 'region', name: match[2] ?? '' } : undefined;
}

/** Removes the lines that only start or end a region. */
export function withoutRegionMarks(lines: readonly string[]): string[] {
  return lines.filter((line) => !readMark(line));
}

/** The lines of a region, with those of nested regions. */
export function readRegion(
  lines: readonly string[],
  name: string,
  file: string,
): string[] | FaultText {
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
