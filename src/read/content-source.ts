import type { HighlightOptions } from '../compile/code/highlight-code.ts';
import type { CompiledBody } from '../compile/compiled.ts';
import { fillLinks } from '../compile/link-marks.ts';
import type { ContentIndex } from '../content/content-index.ts';
import { resolveImport } from '../content/resolve-import.ts';
import type { LinkResolver, ShowingPage } from '../links/link-resolver.ts';
import { isKept, readCompiled } from './content-cache.ts';
import { loadCompiler } from './load-compiler.ts';

/** The content of a site as pages get it: what is known of it, and its texts when asked for. */
export type ContentSource = {
  index: ContentIndex;
  /**
   * The text of a file with its links in place; without a truncate marker its preview is all.
   * @param page the page that shows it
   */
  readBody: (file: string, part: 'whole' | 'preview', page: ShowingPage) => CompiledBody;
  /** The HTML of code that a component shows. */
  highlight: (code: string, options: HighlightOptions) => Promise<string>;
};

/**
 * @param root the project's root, in whose cache the compiled texts are
 */
export function createContentSource(
  root: string,
  index: ContentIndex,
  resolveLink: LinkResolver,
): ContentSource {
  const keys = new Map(listFiles(index).map(({ file, key }) => [file, key]));
  return {
    index,
    highlight: (code, options) => loadCompiler().highlightCode(code, options),
    readBody: (file, part, page) => {
      const key = keys.get(file);
      if (key === undefined) throw new Error(`${file} is not a content file`);
      const compiled = readCompiled(root, key);
      const body = (part === 'preview' && compiled.preview) || compiled.body;
      const fill = (text: string) => fillLinks(text, (href) => resolveLink(href, file, page));
      return 'html' in body ? { html: fill(body.html) } : { code: fill(body.code) };
    },
  };
}

/** Whether the texts of all files are in the cache, which may be deleted at any time. */
export function hasTexts(root: string, index: ContentIndex): boolean {
  return listFiles(index).every(({ key }) => isKept(root, key));
}

/** The modules that content imports, as ids for the bundler, each once and in order. */
export function listModules(index: ContentIndex): string[] {
  const ids = listFiles(index).flatMap(({ file, imports }) =>
    imports.flatMap(({ specifier }) => {
      const resolved = resolveImport(specifier, file);
      return resolved.kind === 'module' ? [resolved.id] : [];
    }),
  );
  return [...new Set(ids)].sort();
}

function listFiles({ docs, posts, partials }: ContentIndex) {
  return [...docs, ...posts, ...partials].map(({ file, facts }) => ({
    file,
    key: facts.key,
    imports: facts.imports,
  }));
}
