import { fromHtml } from 'hast-util-from-html';
import type { Html, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { HeadTag } from '../../content/content-facts.ts';
import { isJsxElement, type JsxElement, readAttribute } from '../jsx-element.ts';
import { type ReportPosition, reportDiagnostic } from '../report-diagnostic.ts';
import { SKIP, visit } from '../visit-tree.ts';

const hint =
  'In <head> a page can have <meta name="…" content="…" />, also with `property`, and <link rel="…" href="…" />; set a title with title_meta in front matter.';

/** In plain Markdown, which ends it at an empty line. */
const wholeHead = /^\s*<head>[\s\S]*<\/head>\s*$/i;

/**
 * Moves the content of `<head>`, also of Docusaurus' component for it, from the text to `file.data.head`, for the page's
 * head. Removes tags that the site writes itself, and those that load or run something.
 */
export function remarkHead() {
  return (tree: Root, file: VFile) => {
    const text = String(file.value);
    const names = text.includes('@docusaurus/Head') ? ['head', 'Head'] : ['head'];
    if (!names.some((name) => text.includes(`<${name}>`))) return;
    visit(tree, (node, index, parent) => {
      if (isJsxElement(node) && names.includes(node.name ?? '')) takeTags(node, file);
      else if (node.type === 'html' && wholeHead.test(node.value)) takeHtmlTags(node, file);
      else return;
      if (!parent || index === undefined) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

function takeTags(head: JsxElement, file: VFile): void {
  file.data.head ??= [];
  const tags = file.data.head;
  visit(head, (node) => {
    if (node === head || !isJsxElement(node)) return;
    const tag = readTag(node);
    if (tag) tags.push(tag);
    else reportLeftOut(node.name ?? '', node, file);
    return SKIP;
  });
}

function takeHtmlTags(node: Html, file: VFile): void {
  file.data.head ??= [];
  const tags = file.data.head;
  visit(fromHtml(node.value), 'element', ({ tagName, properties }) => {
    if (/^(?:html|head|body)$/.test(tagName)) return;
    const written = Object.entries(properties).map(([name, value]) => {
      return [name, [value].flat().join(' ')] as const;
    });
    const tag = completeTag(tagName, Object.fromEntries(written));
    if (tag) tags.push(tag);
    else reportLeftOut(tagName, node, file);
  });
}

function reportLeftOut(name: string, place: ReportPosition, file: VFile): void {
  const message = `<${name}> in <head> is left out`;
  reportDiagnostic(file, place, { severity: 'warning', message, hint });
}

function readTag(node: JsxElement) {
  const attributes: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const read = readAttribute(node, attribute.name);
    if (read?.kind !== 'known') return undefined;
    attributes[attribute.name] = read.value;
  }
  return completeTag(node.name ?? '', attributes);
}

/** Undefined for a tag that a page can't have. */
function completeTag(name: string, attributes: Record<string, string>): HeadTag | undefined {
  if (name === 'meta') return isMeta(attributes) ? { name, attributes } : undefined;
  return name === 'link' && isLink(attributes) ? { name, attributes } : undefined;
}

function isMeta({ name, property, content }: Record<string, string>): boolean {
  return (name ?? property) !== undefined && content !== undefined;
}

function isLink({ rel = 'stylesheet', href }: Record<string, string>): boolean {
  const isOurs = /\b(?:stylesheet|modulepreload|preload|manifest|prefetch)\b/i.test(rel);
  return href !== undefined && !isOurs;
}
