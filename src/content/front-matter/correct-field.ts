/** A line that would be a field if its colon were right. */
type Correction = { problem: string; corrected: string };

/**
 * Corrects a line such as `title:A`, with another sign instead of a colon and a space after it.
 * @returns what is wrong, to follow the line, and the line as it should be; undefined if it isn't like a field
 */
export function correctField(line: string): Correction | undefined {
  const [, name, between = '', value = ''] =
    /^\s*([\w-]+)(\s*[:：=]\s*)(\S.*?)\s*$/.exec(line) ?? [];
  if (name === undefined || /^:[ \t]/.test(between)) return undefined;
  const corrected = `${name}: ${value}`;
  if (between.includes('=')) return { problem: 'has "=" instead of a colon', corrected };
  if (between.includes('：')) return { problem: 'has a full-width colon', corrected };
  if (between.endsWith(':')) return { problem: 'has no space after its colon', corrected };
  return { problem: 'has a special space, such as a no-break space, at its colon', corrected };
}
