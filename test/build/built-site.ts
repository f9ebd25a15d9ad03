import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, type Element, type HTMLElement, Window } from 'happy-dom';

/** The built site, which `npm run build` makes and `npm test` builds before its tests. */
export const siteFolder = path.join(process.cwd(), 'dist/public');
export const siteUrl = 'https://stylexjs.com';

const window = new Window();
const documents = new Map<string, Document>();

/** The text of a file of the site, such as `sitemap.xml`. */
export function readSiteFile(file: string): string {
  return readFileSync(path.join(siteFolder, file), 'utf8');
}

/** The bytes of a file of the site. */
export function readSiteBytes(file: string): Buffer {
  return readFileSync(path.join(siteFolder, file));
}

/** All text files of the site, relative to its folder. */
export function listTextFiles(): string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|css|txt|json|xml|svg)$/.test(file))
    .sort();
}

export function listPageFiles(): string[] {
  return listTextFiles().filter((file) => file.endsWith('.html'));
}

/** A page's document, parsed once; scripts and styles do not run. */
export function readPage(route: string): Document {
  return readHtml(`${decodeURIComponent(route).slice(1)}index.html`);
}

export function readHtml(file: string): Document {
  const known = documents.get(file);
  if (known) return known;
  const parsed = parseHtml(file);
  documents.set(file, parsed);
  return parsed;
}

/** A separate document that may be changed, unlike the shared one of `readHtml`. */
export function parseHtml(file: string): Document {
  return new window.DOMParser().parseFromString(readSiteFile(file), 'text/html');
}

/** The document of an XML file. Throws if the file is not well-formed. */
export function readXml(file: string): Document {
  const parsed = new window.DOMParser().parseFromString(readSiteFile(file), 'application/xml');
  const diagnostic = parsed.querySelector('parsererror');
  if (diagnostic) throw new Error(`${file}: ${diagnostic.textContent}`);
  return parsed;
}

/** The text of an element, with white space collapsed. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

export function textsOf(parent: Document | Element, selector: string): string[] {
  return [...parent.querySelectorAll(selector)].map(textOf);
}

export function attributesOf(parent: Document | Element, selector: string, name: string): string[] {
  return [...parent.querySelectorAll(selector)].map((found) => found.getAttribute(name) ?? '');
}

/** The one element that matches. Throws if none does, or more than one. */
export function findOnly(parent: Document | HTMLElement, selector: string): HTMLElement {
  const found = [...parent.querySelectorAll<HTMLElement>(selector)];
  if (found[0] && found.length === 1) return found[0];
  throw new Error(`expected one ${selector}, found ${found.length}`);
}

/** The navigation with the given label. */
export function findNav(page: Document, label: string): HTMLElement {
  return findOnly(page, `nav[aria-label="${label}"]`);
}
