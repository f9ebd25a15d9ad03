import { docFrontMatter } from './front-matter/front-matter-schema.ts';
import { parseFrontMatter } from './front-matter/parse-front-matter.ts';
import { splitFrontMatter } from './front-matter/split-front-matter.ts';
import { describeReactPage } from './modules/describe-react-page.ts';
import { type DocHead, type Head, slugDiagnostic } from './read-doc.ts';
import { joinRoute, resolveSlug } from './route.ts';
import { isReactPage, pagesFolder } from './source-path.ts';

/**
 * Reads the head of a page that is neither doc nor post: of a text its front matter, of a component the title and
 * description that its layout gets.
 * @param file path relative to the root
 */
export function readPage(file: string, text: string): Head<DocHead> {
  const isReact = isReactPage(file);
  const split = splitFrontMatter(isReact ? describeReactPage(file, text) : text);
  const { value, diagnostics, ...parsed } = parseFrontMatter(split, docFrontMatter, file);
  // A component has no fields.
  const places = isReact ? new Map() : parsed.places;
  if (!value) return { diagnostics, places };
  const name = nameOf(file);
  const resolved = resolveSlug(value.slug, '', name.split('/').slice(0, -1).join('/'), name);
  if ('problem' in resolved) {
    const problem = slugDiagnostic(file, resolved.problem, value.slug, places);
    return { diagnostics: [...diagnostics, problem], places };
  }
  // As a path from the docs, because other ids begin there.
  const head = { file, id: `../pages/${name}`, frontMatter: value };
  return { value: { ...head, route: resolved.route }, diagnostics, places };
}

/** The route of a page as far as its path tells. */
export const routeOfPageFile = (file: string) => joinRoute(nameOf(file));

/** The text that shows a component: compiled like any other, so that all that is made of a page is made of it. */
export function writeReactPage(file: string): string {
  return `import Page from ${JSON.stringify(`./${file.split('/').at(-1)}`)};\n\n<Page />\n`;
}

/** The path below the folder without extension, and without the name of an index file. */
function nameOf(file: string): string {
  return file.slice(pagesFolder.length).replace(/(?:(^|\/)index)?\.\w+$/, '');
}
