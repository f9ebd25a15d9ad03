import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isJsxElement, type JsxElement, readAttribute } from '../jsx-element.ts';
import { reportDiagnostic } from '../report-diagnostic.ts';
import { SKIP, visit } from '../visit-tree.ts';

const hint =
  'In <head> a page can have <meta name="…" content="…" />, also with `property`, and <link rel="…" href="…" />; set a title with title_meta in front matter.';

/**
 * Moves the content of `<head>` from the text to `file.data.head`, for the page's head. Removes tags that the site
 * writes itself, and those that load or run something.
 */
export function remarkHead() {
  return (tree: Root, file: VFile) => {
    if (!String(file.value).includes('<head>')) return;
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'head') return;
      takeTags(node, file);
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
    else {
      const message = `<${node.name ?? ''}> in <head> is left out`;
      reportDiagnostic(file, node, { severity: 'warning', message, hint });
    }
    return SKIP;
  });
}

function readTag(node: JsxElement) {
  const attributes: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const read = readAttribute(node, attribute.name);
    if (read?.kind !== 'known') return undefined;
    attributes[attribute.name] = read.value;
  }
  if (node.name === 'meta')
    return isMeta(attributes) ? { name: 'meta' as const, attributes } : undefined;
  return node.name === 'link' && isLink(attributes)
    ? { name: 'link' as const, attributes }
    : undefined;
}

function isMeta({ name, property, content }: Record<string, string>): boolean {
  return (name ?? property) !== undefined && content !== undefined;
}

function isLink({ rel = 'stylesheet', href }: Record<string, string>): boolean {
  const isOurs = /\b(?:stylesheet|modulepreload|preload|manifest|prefetch)\b/i.test(rel);
  return href !== undefined && !isOurs;
}
