import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { digest } from '../../../node/disk-cache.ts';

/**
 * The prefix of all names that StyleX generates: `classNamePrefix` in `stylex/vite-stylex`. No text contains it by
 * chance, and `rejectClassNames` ensures that none does.
 */
export const stylexPrefix = 'sx0q7z-';

/** The end of a file name, with the whole as its group: a search from the start takes long in a long word. */
const fileEnd = /\.(?:css|js)(?<=([\w.-]+))/g;
const pattern = new RegExp(`${stylexPrefix}[0-9a-z]+`, 'g');

/**
 * The Vite plugin: rejects modules whose text could be taken for a generated name, which `shortenClasses` would
 * replace.
 */
export function rejectClassNames(): Plugin {
  return {
    name: 'site:class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: stylexPrefix },
      handler(code) {
        const message = `"${stylexPrefix}" is the prefix of generated class names: do not use it elsewhere`;
        this.error({ message }, code.indexOf(stylexPrefix));
      },
    },
  };
}

/**
 * Gives the atomic classes short names in all files of a bundle. A page contains hundreds of them, and their
 * digests compress worst.
 * @param folder the bundle: style sheets, scripts of the browser and of the server
 * @throws if no style sheet has such a class, because the compiler's naming has changed
 */
export function shortenClasses(folder: string): void {
  const files = globSync('**/*.{css,js}', { cwd: folder }).sort();
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  const sheets = [...texts].filter(([file]) => file.endsWith('.css')).map(([, text]) => text);
  const names = new Map<string, string>();
  for (const [name] of [...sheets, ...texts.values()].join('\n').matchAll(pattern)) {
    if (!names.has(name)) names.set(name, `_${names.size.toString(36)}`);
  }
  if (!sheets.some((text) => text.includes(`.${stylexPrefix}`))) {
    throw new Error(`No style sheet of ${folder} has a class that starts with ${stylexPrefix}`);
  }
  // Browsers cache files by names from before this step, and a class may get different short names.
  const mark = digest([...names.keys()].join()).slice(0, 4);
  const marked = listChanging([...texts].filter(([file]) => file.startsWith('public/')));
  const rename = (text: string) =>
    text.replace(fileEnd, (end, name) => (marked.has(name) ? `-${mark}${end}` : end));
  for (const [file, text] of texts) {
    const short = rename(text.replace(pattern, (name) => names.get(name) ?? name));
    rmSync(path.join(folder, file));
    writeFileSync(path.join(folder, rename(file)), short);
  }
}

/** Lists the names of the files that contain a generated name, or the name of another one that does. */
function listChanging(files: readonly [file: string, text: string][]): Set<string> {
  const changing = new Set<string>();
  const named = files.map(([file, text]): [string, Set<string>] => {
    if (text.includes(stylexPrefix)) changing.add(path.basename(file));
    return [
      path.basename(file),
      new Set(Array.from(text.matchAll(fileEnd), ([, name = '']) => name)),
    ];
  });
  // A file that is added in the loop is visited by it.
  for (const name of changing) {
    for (const [base, others] of named) if (others.has(name)) changing.add(base);
  }
  return changing;
}
