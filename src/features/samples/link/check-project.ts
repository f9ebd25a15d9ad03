import type { ProjectFile } from '../compiler/project.ts';
import { linkBounds } from './link-bounds.ts';

const segment = /^[\w$@~()[\]+-][\w$@~()[\]+. -]*$/;
const knownExtension = /\.(?:[cm]?js|tsx?|jsx|css|json)$/;
/** Names that every object inherits, which could confuse tables of files. */
const inherited = new Set(['__proto__', 'prototype', 'constructor']);

/** Explains for readers why files can't be a project of the playground; undefined if they can. */
export function findProjectProblem(files: readonly ProjectFile[]): string | undefined {
  if (files.length === 0) return 'It has no files.';
  if (files.length > linkBounds.files) return `It has more than ${linkBounds.files} files.`;
  const seen = new Set<string>();
  for (const { name } of files) {
    const problem = findNameProblem(name);
    if (problem) return `${quote(name)} ${problem}`;
    const folded = name.toLowerCase();
    if (seen.has(folded)) return `It contains ${quote(name)} twice.`;
    seen.add(folded);
  }
  return undefined;
}

/** Explains why a file can't have a name, to follow the name; undefined if it can. */
export function findNameProblem(name: string): string | undefined {
  if (name.length > linkBounds.name) return `is longer than ${linkBounds.name} characters.`;
  const segments = name.split('/');
  if (!segments.every((folder) => segment.test(folder) && !inherited.has(folder))) {
    return 'is not a valid file name: use letters, digits, spaces, dots, hyphens and underscores.';
  }
  return knownExtension.test(name)
    ? undefined
    : 'has an unknown extension: use ts, tsx, js, jsx, css or json.';
}

/** A name for display: truncated, and without characters that affect the text around it. */
function quote(name: string): string {
  const shown = name.replaceAll(/[^\x20-\x7e]/g, '?');
  return `“${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}”`;
}
