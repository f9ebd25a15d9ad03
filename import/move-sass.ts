import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Copy } from './plan-copies.ts';

const rules = /@(?:import|use|forward)\s+[^;{}]*/g;

/**
 * Copies what a style sheet in Sass takes in, too, and writes paths instead of `@site/…`, which Sass doesn't know here.
 * @param sheet its copy, whose text may change
 * @param folder the full path of the site's folder
 * @param copies receives the other sheets, by their places
 */
export function moveSass(sheet: Copy, folder: string, copies: Map<string, Copy>): void {
  const text = readFileSync(sheet.from, 'utf8');
  const up = path.posix.relative(path.posix.dirname(sheet.to), '.') || '.';
  const moved = text.replace(rules, (rule) => rule.replace(/(["'])~?@site\//g, `$1${up}/`));
  if (moved !== text) {
    sheet.text = moved;
    sheet.changed = [`@site/ is now ${up}/`];
  }
  for (const [rule] of text.matchAll(rules)) {
    for (const [, name = ''] of rule.matchAll(/["']([^"']+)["']/g)) {
      const ofSite = name.replace(/^~?@site\//, '');
      const from = findSheet(ofSite === name ? path.dirname(sheet.from) : folder, ofSite);
      if (from === undefined) continue;
      const place = path.relative(path.dirname(sheet.from), from).split(path.sep).join('/');
      const part: Copy = { from, to: path.posix.join(path.posix.dirname(sheet.to), place) };
      if (part.to.startsWith('../') || copies.has(part.to)) continue;
      copies.set(part.to, part);
      moveSass(part, folder, copies);
    }
  }
}

/** A sheet by the name that Sass takes for it: without its ending, and without the `_` before a part. */
function findSheet(folder: string, name: string): string | undefined {
  const [place, base] = [path.dirname(name), path.basename(name)];
  const names = ['', '.scss', '.sass', '.css'].flatMap((ending) => [
    path.join(place, base + ending),
    path.join(place, `_${base}${ending}`),
    path.join(name, `_index${ending}`),
  ]);
  return names
    .map((candidate) => path.join(folder, candidate))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}
