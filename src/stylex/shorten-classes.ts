import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { digest } from '../cache/disk-cache.ts';

/**
 * What every name that StyleX makes starts with: `classNamePrefix` in `stylex/vite-stylex`. No text has
 * it by chance, and `rejectClassNames` sees to it that none has it at all.
 */
export const stylexPrefix = 'sx0q7z-';

const pattern = new RegExp(`${stylexPrefix}[0-9a-z]+`, 'g');

/**
 * The Vite plugin: rejects a module whose text could be taken for a name of StyleX, and would come
 * out of `shortenClasses` as another one.
 */
export function rejectClassNames(): Plugin {
  return {
    name: 'site:class-names',
    apply: 'build',
    enforce: 'pre',
    transform(code) {
      const at = code.indexOf(stylexPrefix);
      const message = `"${stylexPrefix}" is the prefix of generated class names: do not use it elsewhere`;
      return at === -1 ? undefined : this.error({ message }, at);
    },
  };
}

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
  // A browser keeps files by names that were made before: the same class may be short in two ways.
  const mark = digest([...names.keys()].join()).slice(0, 4);
  const assets = files.filter((file) => file.startsWith('public/')).map((file) => path.parse(file));
  const rename = (text: string) =>
    assets.reduce(
      (all, { base, name, ext }) => all.replaceAll(base, `${name}-${mark}${ext}`),
      text,
    );
  for (const [file, text] of texts) {
    const short = rename(text.replace(pattern, (found) => names.get(found) ?? found));
    rmSync(path.join(folder, file));
    writeFileSync(path.join(folder, rename(file)), short);
  }
}
