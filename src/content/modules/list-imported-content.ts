import type { ContentIndex } from '../content-index.ts';
import { resolveImport } from './resolve-import.ts';

/**
 * Lists the content files that an import of a content file leads to, directly or through a component.
 * @param from the importing file, as a path from the root
 */
export function listImportedContent(
  specifier: string,
  from: string,
  shownByModules: ContentIndex['shownByModules'] = {},
): readonly string[] {
  const resolved = resolveImport(specifier, from);
  if (resolved.kind === 'theme') return [];
  return resolved.kind === 'content' ? [resolved.file] : (shownByModules[resolved.id] ?? []);
}
