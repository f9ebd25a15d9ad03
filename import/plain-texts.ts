import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, isError } from '../src/diagnostics/diagnostic.ts';

/** Errors of what is text in Markdown. */
const ofMdx = /acorn|^unexpected |closing tag|is not defined in this file/;

/**
 * Makes plain Markdown of pages that MDX can't read and that have nothing of it: in Docusaurus 2, braces and `<` were
 * text.
 * @param diagnostics those of the content
 * @returns what was changed
 */
export function writePlainTexts(root: string, diagnostics: readonly Diagnostic[]): string[] {
  const wrong = diagnostics.filter((one) => isError(one) && ofMdx.test(one.message));
  const files = new Set(wrong.map(({ file }) => file));
  return [...files].flatMap((file) => {
    if (!/^content\/(?:(?!_)[^/]+\/)*(?!_)[^/]+\.mdx?$/.test(file)) return [];
    const target = path.join(root, file);
    const text = readFileSync(target, 'utf8');
    const prose = text.replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2|`[^`\n]+`/gm, '');
    if (/^(?:import|export)\s|<[A-Z]|^format:/m.test(prose)) return [];
    const [, rest = `---\n\n${text}`] = /^---\r?\n([\s\S]*)$/.exec(text) ?? [];
    writeFileSync(target, `---\nformat: md\n${rest}`);
    return [`${file}: format: md, since it has no MDX and can't be read as such`];
  });
}
