import type { Wrong } from '../prove/problem.ts';

/** Compares code that a page shows as fixed with the result of the rule's fix for the code above. */
export function checkFixed(code: string, rule: string, fixed: string): Wrong[] {
  const [shown, real] = [linesOf(code), linesOf(fixed)];
  const at = shown.findIndex((line, index) => line.trimEnd() !== real[index]?.trimEnd());
  const first = at === -1 && real.length > shown.length ? shown.length - 1 : at;
  if (first === -1) return [];
  const hint = `It writes: ${real[first] ?? 'nothing more'}`;
  // The page leaves out imports, which count as lines.
  const hidden = code.split('\n').length - shown.length;
  const message = `the fixes of ${rule} do not produce this line`;
  return [{ line: first + 1 + hidden, column: 1, message, hint }];
}

/** Removes the import of StyleX, which a page may leave out. */
function linesOf(code: string): string[] {
  const lines = code.trimEnd().split('\n');
  return lines[0]?.includes('@stylexjs/stylex') ? lines.slice(1) : lines;
}
