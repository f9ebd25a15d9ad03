import { tsxLanguage } from '@codemirror/lang-javascript';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import { ending, findImported } from '../../samples/names/find-imported.ts';

export type Rename = { from: string; to: string };

/** The replacement for a range of text. */
export type TextChange = { from: number; to: number; insert: string };

/**
 * Updates the imports of a file after a rename.
 * @param file the file before the rename; it may be the renamed one
 * @param names the names of all files before the rename
 */
export function followRename(
  { name, code }: ProjectFile,
  names: readonly string[],
  { from, to }: Rename,
): TextChange[] {
  const known = new Set(names);
  const later = new Set(names.map((one) => (one === from ? to : one)));
  const home = name === from ? to : name;
  return listSources(code).flatMap((place) => {
    const source = code.slice(place.from, place.to);
    const meant = source.startsWith('.') ? findImported(known, name, source) : undefined;
    if (meant === undefined) return [];
    const target = meant === from ? to : meant;
    if (target === meant && folderOf(home) === folderOf(name)) return [];
    const full = pathTo(home, target);
    const isMeant = (written: string) => findImported(later, home, written) === target;
    const insert = likeBefore(source, full).find(isMeant) ?? full;
    return insert === source ? [] : [{ ...place, insert }];
  });
}

const importing = /^(?:ImportDeclaration|ExportDeclaration|DynamicImport)$/;

/** The ranges of a file's import specifiers, without quotes. */
function listSources(code: string): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  tsxLanguage.parser.parse(code).iterate({
    enter: ({ name, from, to, node }) => {
      if (name !== 'String') return;
      const isSource = importing.test(node.parent?.name ?? '');
      if (isSource) places.push({ from: from + 1, to: to - 1 });
    },
  });
  return places;
}

/** The possible specifiers for a path, those in the style of the previous one first. */
function likeBefore(before: string, full: string): string[] {
  const stem = full.replace(ending, '');
  const [end] = ending.exec(before) ?? [];
  const ways = end ? [stem + end, full] : [stem, full];
  // The specifier named a folder for its index.
  return /(?:^|\/)index$/.test(before) || end ? ways : [stem.replace(/\/index$/, ''), ...ways];
}

const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);

/** The path of a file relative to another: `./lib/Card.tsx`. */
function pathTo(home: string, target: string): string {
  const [here, there] = [home.split('/').slice(0, -1), target.split('/')];
  let shared = 0;
  while (shared < here.length && here[shared] === there[shared]) shared += 1;
  const up = here.slice(shared).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...there.slice(shared)].join('/');
}
