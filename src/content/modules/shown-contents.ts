import type { ContentFacts, ShownPartial } from '../content-facts.ts';
import { isForBrowsers, readScript } from './find-client-use.ts';
import { outlineExports, type TakenName } from './list-exports.ts';
import { findOwnModule, resolveImport } from './resolve-import.ts';

/** An import of a content file in a component. */
export type ContentImport = TakenName & { file: string; content: string };

export type ShownContents = ReturnType<typeof createShownContents>;

type Source = { file: string; facts: ContentFacts };
type Importer = { file: string; facts: Pick<ContentFacts, 'imports'> };

/**
 * Creates what tells which content files are shown by the components that content imports. Files are
 * read once each.
 */
export function createShownContents(root: string) {
  const outlines = new Map<string, ReturnType<typeof readOutline>>();
  const outlineOf = (file: string) => {
    if (!outlines.has(file)) outlines.set(file, readOutline(root, file));
    return outlines.get(file);
  };
  const listShown = (file: string, name: string, seen: Set<string>): string[] => {
    const key = `${name} ${file}`;
    const outline = outlineOf(file);
    if (!outline || seen.has(key)) return [];
    seen.add(key);
    const named = outline.taken.get(name) ?? outline.taken.get('*') ?? [];
    const taken = name === '*' ? [...outline.taken.values()].flat() : named;
    return taken.flatMap((source) => {
      const resolved = resolveImport(source.specifier, file);
      if (resolved.kind === 'content') return [resolved.file];
      const next = findOwnModule(root, file, source.specifier);
      // What passes on all of another module is asked for the same name.
      const wanted = outline.taken.get(name) || name === '*' ? source.name : name;
      return next === undefined ? [] : listShown(next, wanted, seen);
    });
  };
  const listImports = (file: string, seen: Set<string>): ContentImport[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    return (outlineOf(file)?.imports ?? []).flatMap((taken) => {
      const resolved = resolveImport(taken.specifier, file);
      if (resolved.kind === 'content') return [{ ...taken, file, content: resolved.file }];
      const next = findOwnModule(root, file, taken.specifier);
      return next === undefined ? [] : listImports(next, seen);
    });
  };
  const importsOf = (from: string, specifier: string): ContentImport[] => {
    const module = findOwnModule(root, from, specifier);
    return module === undefined ? [] : listImports(module, new Set());
  };
  const resolveShown = (from: string, shown: ShownPartial): ShownPartial[] => {
    const { specifier, place, name } = shown;
    if (name === undefined) return [shown];
    const module = findOwnModule(root, from, specifier);
    const files = module === undefined ? [] : listShown(module, name, new Set());
    return [...new Set(files)].map((file) => ({ specifier: `@site/${file}`, place }));
  };
  const listContents = (from: string, specifier: string): string[] => {
    const resolved = resolveImport(specifier, from);
    if (resolved.kind === 'content') return [resolved.file];
    return [...new Set(importsOf(from, specifier).map(({ content }) => content))].sort();
  };
  return {
    /** The imports of content in a component that a content file imports, and in those it imports. */
    listImports: importsOf,
    /** The content files that an import of a content file leads to, by itself or through components. */
    listContents,
    /** A content file that shows the content files themselves instead of components that show them. */
    resolve: <S extends Source>(source: S): S => {
      const { partials } = source.facts;
      if (partials.every(({ name }) => name === undefined)) return source;
      const resolved = partials.flatMap((shown) => resolveShown(source.file, shown));
      return { ...source, facts: { ...source.facts, partials: resolved } };
    },
    /** The content files that modules show which content imports, by the ids of `resolveImport`. */
    mapModules: (importers: readonly Importer[]): Record<string, string[]> => {
      const contentsByModule: Record<string, string[]> = {};
      for (const { file, facts } of importers) {
        for (const { specifier } of facts.imports) {
          const resolved = resolveImport(specifier, file);
          if (resolved.kind !== 'module' || contentsByModule[resolved.id]) continue;
          const contents = listContents(file, specifier);
          if (contents.length > 0) contentsByModule[resolved.id] = contents;
        }
      }
      return contentsByModule;
    },
  };
}

/** Undefined for what is no script, or one for browsers, which have no content. */
function readOutline(root: string, file: string) {
  const { text, lang } = readScript(root, file) ?? {};
  return text === undefined || !lang || isForBrowsers(text, lang)
    ? undefined
    : outlineExports(text, lang);
}
