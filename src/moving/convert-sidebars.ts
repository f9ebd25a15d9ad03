import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SourceSite } from './find-source.ts';
import { dropUnreadable, fieldsOf, itemsOf, textOf, withoutGaps } from './plain-data.ts';
import { readDefaultExport } from './read-module.ts';

/** The file of the sidebars; undefined where folders make them. */
export function findSidebars({ folder, docs }: SourceSite): string | undefined {
  const { sidebarPath } = fieldsOf(docs);
  const written = textOf(sidebarPath);
  if (written === undefined) return undefined;
  const full = path.resolve(folder, written);
  return [full, ...['.ts', '.js', '.mjs', '.cjs', '.json'].map((ending) => full + ending)].find(
    (file) => existsSync(file),
  );
}

/**
 * The sidebars of a site by their ids; those of folders where it names none.
 * @param unread gets what could not be read without running it
 */
export function convertSidebars(source: SourceSite, unread: string[]): unknown {
  const file = findSidebars(source);
  if (file === undefined) return undefined;
  const { value } = dropUnreadable(readDefaultExport(file), 'sidebars', unread);
  const entries = Object.entries(fieldsOf(value));
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([id, items]) => [id, writeOut(items)]));
}

/** Categories by their labels are written out: what is wrong in one can be taken out by itself. */
function writeOut(items: unknown): unknown[] {
  if (Array.isArray(items)) return items.flatMap((item) => convertItem(item));
  return Object.entries(fieldsOf(items)).map(([label, inner]) => {
    return { type: 'category', label, items: writeOut(inner) };
  });
}

function convertItem(item: unknown): unknown[] {
  if (typeof item === 'string') return [item];
  const { type, items, ids, ...fields } = fieldsOf(item);
  if (type === undefined) return writeOut(item);
  // A category within one, as the first major version writes it.
  if (type === 'subcategory') {
    return [{ type: 'category', label: fields.label, items: writeOut(itemsOf(ids)) }];
  }
  const { key: _key, ...kept } = fields;
  const list = items === undefined ? undefined : writeOut(items);
  return [withoutGaps({ type, ...kept, items: list })];
}
