import type { Element, ElementContent, Parents, Root } from 'hast';
import type { VFile } from 'vfile';
import type { ShownPartial } from '../../content/content-facts.ts';
import { isPageFile, isPost } from '../../content/source-path.ts';
import { textFor } from '../../texts/text.ts';
import { element } from '../hast-element.ts';
import { isJsxElement, type JsxElement, readAttribute } from '../jsx-element.ts';
import { reportDiagnostic, reportRepeatedId } from '../report-diagnostic.ts';
import { SKIP, visit } from '../visit-tree.ts';
import { createIdGiver, takeWrittenId } from './heading-ids.ts';
import { readableText } from './readable-text.ts';

/**
 * Gives headings their written id or a GitHub-style one, and a link to themselves; records them in
 * `file.data.headings`. The page's title gets an id but no link.
 * @param extent headings of a preview have no ids, since a list shows several previews
 */
export function rehypeHeadings(extent: 'whole' | 'preview') {
  return (tree: Root, file: VFile) => {
    const headings = findHeadings(tree, file);
    if (extent === 'preview') return;
    file.data.ids ??= [];
    const ids = createIdGiver(file.data.ids);
    const owners = new Map<string, HeadingNode>();
    for (const { node, ownId } of headings) {
      // Ids in JSX are already known.
      if (ownId === undefined || node.type !== 'element') continue;
      const owner = owners.get(ownId);
      owners.set(ownId, owner ?? node);
      if (ids.take(ownId)) continue;
      const line = owner?.position?.start.line;
      reportRepeatedId(file, node, {
        message: `the id "${ownId}" is taken by another element of this page${line ? `, in line ${line}` : ''}`,
        hint: 'Give each element a unique id, or remove this one.',
      });
    }
    file.data.headings = [];
    file.data.ids.push(...(file.data.anchorNames ?? []));
    for (const { node, depth, text, written, ownId } of headings) {
      const id = ownId ?? ids.make(written || text);
      setId(node, id);
      if (depth === 1) {
        file.data.ids.push(id);
      } else {
        node.children.push(hashLink(id, text));
        file.data.headings.push({ depth, id, text });
      }
    }
  };
}

function setId(node: HeadingNode, id: string): void {
  if (node.type === 'element') node.properties.id = id;
  else node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: id });
}

function hashLink(id: string, name: string): Element {
  const properties = {
    className: ['hash-link'],
    href: `#${encodeURIComponent(id)}`,
    ariaLabel: textFor('theme.common.headingLinkTitle', { heading: name }),
  };
  return element('a', properties, '#');
}

type HeadingNode = Element | Extract<ElementContent, { type: JsxElement['type'] }>;

/** A heading in the text, or the title in it, which has depth 1. */
type FoundHeading = {
  node: HeadingNode;
  depth: number;
  text: string;
  /** The text for its id, where that differs. */
  written: string | undefined;
  ownId?: string;
};

/**
 * Finds every heading, without the ids written in their text. The first h1 is the page's title, even as JSX; later
 * ones become h2. The title is removed from posts, because their pages show it. Records it in
 * `file.data.ownHeading`, and the partials between the headings.
 */
function findHeadings(tree: Root, file: VFile): FoundHeading[] {
  const headings: FoundHeading[] = [];
  const partials: ShownPartial[] = [];
  visit(tree, (node, index, parent) => {
    if (isJsxElement(node)) {
      const partial = findPartial(node.name ?? '', file);
      if (partial)
        partials.push({ ...partial, place: headings.filter(({ depth }) => depth > 1).length });
    }
    if (node.type !== 'element' && !isJsxElement(node)) return;
    // The generated heading above the footnotes is skipped.
    if (node.type === 'element' && 'dataFootnotes' in node.properties) return SKIP;
    const depth = depthOf(node);
    if (depth === 0) return;
    const written = node.type === 'element' ? takeWritten(node) : undefined;
    const ownId = node.type === 'element' ? takeWrittenId(node) : writtenId(node);
    const heading: FoundHeading = { node, depth, text: readableText(node, true), written, ownId };
    if (depth > 1) {
      headings.push(heading);
    } else if (takeTitle(heading, tree, file)) {
      if (!isPost(file.path)) headings.push(heading);
      else if (parent && index !== undefined) return cut(parent, index);
    } else {
      headings.push(lower(heading, file));
    }
  });
  file.data.partials = partials;
  return headings;
}

/** What a tag shows of other content: `Note`, or `Parts.Note` of a whole module. */
function findPartial(tag: string, file: VFile): Omit<ShownPartial, 'place'> | undefined {
  const [local = '', member] = tag.split('.');
  const partial = file.data.partialNames?.get(local);
  return partial && member !== undefined ? { ...partial, name: member } : partial;
}

/** 1 to 6; 0 for what is no heading. Of JSX an h1 alone counts, for a page has one. */
function depthOf(node: HeadingNode): number {
  if (node.type !== 'element') return node.name === 'h1' ? 1 : 0;
  return Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
}

/** Removes the text that `remarkEmoji` has noted. */
function takeWritten({ properties }: Element): string | undefined {
  const { dataWritten } = properties;
  delete properties.dataWritten;
  return typeof dataWritten === 'string' ? dataWritten : undefined;
}

/** Ids in JSX are collected before headings get theirs. */
function writtenId(node: Exclude<HeadingNode, Element>): string | undefined {
  const id = readAttribute(node, 'id');
  return id?.kind === 'known' ? id.value : undefined;
}

/** Whether an h1 is the title: what stands above all else, and wherever it stands if there is no other. */
function takeTitle({ node, text }: FoundHeading, tree: Root, file: VFile): boolean {
  // The h1 of a partial becomes a section of the page that shows it.
  if (file.data.ownHeading !== undefined || !isPageFile(file.path)) return false;
  if (isPost(file.path) && node.type !== 'element') return false;
  const place = tree.children.indexOf(node);
  const isAbove = !tree.children.slice(0, place).some(isVisible);
  // Where a doc has markup around its title, that was written for it.
  const isLoose = isPost(file.path) ? place === -1 || !isAbove : place > 0 && !isAbove;
  if (isLoose && file.data.hasTitle) return false;
  file.data.ownHeading = text;
  return true;
}

function isVisible(node: Root['children'][number]): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type === 'mdxFlowExpression') return node.data?.estree?.body.length !== 0;
  return node.type !== 'comment' && node.type !== 'mdxjsEsm';
}

function cut(parent: Parents, index: number): [typeof SKIP, number] {
  parent.children.splice(index, 1);
  return [SKIP, index];
}

function lower(heading: FoundHeading, file: VFile): FoundHeading {
  const { node } = heading;
  if (node.type === 'element') node.tagName = 'h2';
  else node.name = 'h2';
  const isSecond = file.data.ownHeading !== undefined;
  const said = isSecond ? 'a second heading of level 1' : 'a heading of level 1 below the title';
  reportDiagnostic(file, node, {
    severity: 'warning',
    message: `${said}; it is shown as level 2`,
    hint: 'A page has one main heading: begin this one with "##".',
  });
  return { ...heading, depth: 2 };
}
