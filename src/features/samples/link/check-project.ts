import { textFor } from '../../../texts/text.ts';
import type { ProjectFile } from '../compiler/project.ts';
import { linkBounds } from './link-bounds.ts';

const segment = /^[\w$@~()[\]+-][\w$@~()[\]+. -]*$/;
const knownExtension = /\.(?:[cm]?js|tsx?|jsx|css|json)$/;
/** Names that every object inherits, which could confuse tables of files. */
const inherited = new Set(['__proto__', 'prototype', 'constructor']);

/** Explains for readers why files can't be a project of the playground; undefined if they can. */
export function findProjectProblem(files: readonly ProjectFile[]): string | undefined {
  if (files.length === 0) return textFor('playground.project.empty');
  if (files.length > linkBounds.files)
    return textFor('playground.project.files', { count: linkBounds.files });
  const seen = new Set<string>();
  for (const { name } of files) {
    const problem = findNameProblem(name, quote(name));
    if (problem) return problem;
    const folded = name.toLowerCase();
    if (seen.has(folded)) return textFor('playground.project.twice', { name: quote(name) });
    seen.add(folded);
  }
  return undefined;
}

/**
 * Explains why a file can't have a name; undefined if it can.
 * @param shown what the sentence calls it
 */
export function findNameProblem(name: string, shown = name): string | undefined {
  if (name.length > linkBounds.name)
    return textFor('playground.name.long', { name: shown, count: linkBounds.name });
  const segments = name.split('/');
  if (!segments.every((folder) => segment.test(folder) && !inherited.has(folder))) {
    return textFor('playground.name.invalid', { name: shown });
  }
  return knownExtension.test(name)
    ? undefined
    : textFor('playground.name.extension', { name: shown });
}

/** A name for display: truncated, and without characters that affect the text around it. */
function quote(name: string): string {
  const shown = name.replaceAll(/[^\x20-\x7e]/g, '?');
  return `“${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}”`;
}
