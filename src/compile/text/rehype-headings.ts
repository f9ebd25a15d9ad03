import type { Element, Parents, Root } from 'hast';
import type { VFile } from 'vfile';
import type { Heading, ShownPartial } from '../../content/content-facts.ts';
import { element, text } from '../hast-element.ts';
import { isJsxElement } from '../jsx-element.ts';
import { reportFault } from '../report-fault.ts';
import { SKIP, type VisitorResult, visit } from '../visit-tree.ts';
import { createIdGiver, readHeading, takeWrittenId } from './heading-ids.ts';

type Found = { node: Element; text: string; ownId?: string };

/**
 * Gives headings GitHub-style ids, or the one that is written, and a link to themselves; notes
 * them in `file.data.headings`, and the text of the first h1 in `file.data.ownHeading`. A later h1
 * becomes an h2, and that of a post goes, for its page shows the title.
 * @param part headings of a preview have no ids: it stands on one page with others
 */
export function rehypeHeadings(part: 'whole' | 'preview') {
  return (tree: Root, file: VFile) => {
    const found = findHeadings(tree, file);
    if (part === 'preview') return;
    const ids = createIdGiver(file.data.ids ?? []);
    for (const heading of found) {
      if (heading.ownId === undefined || ids.take(heading.ownId)) continue;
      reportFault(file, heading.node, {
        message: `the id "${heading.ownId}" is taken by another element of this page`,
        hint: 'Give each element an id of its own, or leave this one out.',
      });
    }
    file.data.headings = found.map(({ node, text, ownId }): Heading => {
      const id = ownId ?? ids.make(text);
      node.properties.id = id;
      node.children.push(hashLink(id, text));
      return { depth: Number(node.tagName.slice(1)), id, text };
    });
  };
}

/**
 * Every heading but the page's own, without the ids that stand in their text; notes the partials
 * between them.
 */
function findHeadings(tree: Root, file: VFile): Found[] {
  const found: Found[] = [];
  const partials: ShownPartial[] = [];
  visit(tree, (node, index, parent) => {
    if (isJsxElement(node)) {
      const specifier = file.data.partialNames?.get(node.name ?? '');
      if (specifier !== undefined) partials.push({ specifier, place: found.length });
    }
    if (node.type !== 'element') return;
    // The heading above the footnotes is not the author's, and is named from each reference.
    if ('dataFootnotes' in node.properties) return SKIP;
    if (!/^h[1-6]$/.test(node.tagName)) return;
    const ownId = takeWrittenId(node);
    const text = readHeading(node);
    if (node.tagName === 'h1' && file.data.ownHeading === undefined) {
      file.data.ownHeading = text;
      return parent && index !== undefined ? takeTitleOfPost(parent, index, file) : undefined;
    }
    if (node.tagName === 'h1') lower(node, file);
    found.push({ node, text, ownId });
  });
  file.data.partials = partials;
  return found;
}

function takeTitleOfPost(parent: Parents, index: number, file: VFile): VisitorResult {
  if (!file.path.startsWith('content/blog/')) return;
  parent.children.splice(index, 1);
  return [SKIP, index];
}

function lower(node: Element, file: VFile): void {
  node.tagName = 'h2';
  reportFault(file, node, {
    severity: 'warning',
    message: 'a second heading of level 1; it is shown as one of level 2',
    hint: 'A page has one main heading: begin this one with "##".',
  });
}

function hashLink(id: string, name: string): Element {
  const properties = {
    className: ['hash-link'],
    href: `#${encodeURIComponent(id)}`,
    ariaLabel: `Direct link to ${name}`,
  };
  return element('a', properties, [text('#')]);
}
