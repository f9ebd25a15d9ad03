import path from 'node:path';
import type { z } from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FieldPlaces } from '../diagnostics/places.ts';
import type { ContentIndex } from './content-index.ts';
import { authorsPath, docTagsPath, tagsPath } from './data-files.ts';
import { belowDocs, isDocsFile } from './docs-versions.ts';
import { categoryFile, tagsFile } from './front-matter/folder-schema.ts';
import { authorsFile } from './front-matter/front-matter-schema.ts';
import { parseYaml } from './front-matter/parse-yaml.ts';
import { readText } from './read-text.ts';

/**
 * Reads the files beside the pages: authors, tags, and the settings of folders.
 * @param files all files below `content/docs` and `content/blog`, relative to the root
 */
export function readDataFiles(root: string, files: readonly string[]) {
  const diagnostics: Diagnostic[] = [];
  const places = new Map<string, FieldPlaces>();
  const read = <T extends z.ZodType>(file: string, schema: T): z.output<T> | undefined => {
    const source = readText(root, file);
    if ('diagnostic' in source) {
      diagnostics.push(source.diagnostic);
      return undefined;
    }
    const parsed = parseYaml(source.text, schema, file);
    diagnostics.push(...parsed.diagnostics);
    places.set(file, parsed.places);
    return parsed.value;
  };
  diagnostics.push(...files.flatMap((file) => warnOfName(file, files)));
  const categories: ContentIndex['categories'] = {};
  const owners = new Map<string, string>();
  for (const file of files.filter(isCategoryFile)) {
    const folder = path.posix.dirname(belowDocs(file));
    const owner = owners.get(folder);
    if (owner) diagnostics.push(secondCategoryFile(file, owner));
    owners.set(folder, file);
    const category = read(file, categoryFile);
    if (category && !owner) categories[folder] = { ...category, file };
  }
  const authors = (files.includes(authorsPath) && read(authorsPath, authorsFile)) || {};
  const readTags = (file: string) => (files.includes(file) && read(file, tagsFile)) || {};
  const [tags, docTags] = [readTags(tagsPath), readTags(docTagsPath)];
  return { categories, authors, tags, docTags, diagnostics, places };
}

function isCategoryFile(file: string): boolean {
  return isDocsFile(file) && /\/_category_\.(json|ya?ml)$/.test(file);
}

/** Warns of a file that isn't read, because its name is almost that of a data file. */
function warnOfName(file: string, files: readonly string[]): Diagnostic[] {
  const { dir, name, ext } = path.posix.parse(file);
  const isCategory = isDocsFile(file) && /^_categor(?:y|ies)_?$/i.test(name);
  const meant = isCategory
    ? `${dir}/_category_${ext === '.json' ? ext : '.yml'}`
    : [authorsPath, tagsPath, docTagsPath].find((dataFile) => dataFile === `${dir}/${name}.yml`);
  if (!/^\.(?:json|ya?ml)$/i.test(ext) || !meant || file === meant) return [];
  if (isCategoryFile(file) || files.includes(meant)) return [];
  const read = path.posix.basename(meant);
  const message = `ignored: the site reads ${read}, not this file`;
  return [{ file, severity: 'warning', message, hint: `Rename it to ${read}.` }];
}

function secondCategoryFile(file: string, owner: string): Diagnostic {
  const message = `the folder has two category files: ${owner} and this one`;
  return { file, line: 1, column: 1, message, hint: 'Keep one of them.' };
}
