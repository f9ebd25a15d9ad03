import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What every class that StyleX makes starts with: `classNamePrefix` in `waku.config.ts`. */
export const stylexPrefix = 'x0-';

const pattern = /x0-[0-9a-z]+/g;

/**
 * Gives the atomic classes short names in everything that a bundle is made of. A page names
 * hundreds of them, and their digests are what compresses worst in it.
 * @param folder the bundle: style sheets, scripts of the browser and of the server
 * @throws where no style sheet has such a class: the compiler names them in another way then
 */
export function shortenClasses(folder: string): void {
  const files = globSync('**/*.{css,js}', { cwd: folder }).sort();
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  const sheets = [...texts].filter(([file]) => file.endsWith('.css')).map(([, text]) => text);
  const names = new Map<string, string>();
  for (const [found] of [...sheets, ...texts.values()].join('\n').matchAll(pattern)) {
    if (!names.has(found)) names.set(found, `_${names.size.toString(36)}`);
  }
  if (!sheets.some((text) => text.includes(`.${stylexPrefix}`))) {
    throw new Error(`No style sheet of ${folder} has a class that starts with ${stylexPrefix}`);
  }
  for (const [file, text] of texts) {
    const short = text.replace(pattern, (found) => names.get(found) ?? found);
    if (short !== text) writeFileSync(path.join(folder, file), short);
  }
}
