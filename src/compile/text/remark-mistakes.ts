import type { Link, Root, Table, Text } from 'mdast';
import type { VFile } from 'vfile';
import { countOf } from '../../faults/count-of.ts';
import { findNearestName } from '../../faults/nearest-name.ts';
import { admonitionKinds } from '../../theme/admonition-icons.ts';
import { isJsxElement, type JsxElement, readAttribute } from '../jsx-element.ts';
import { reportFault } from '../report-fault.ts';
import { visit } from '../visit-tree.ts';

/**
 * Warns of mistakes that Markdown accepts silently: table cells without a column, footnotes and references without
 * a definition, a tab outside of tabs.
 */
export function remarkMistakes() {
  return (tree: Root, file: VFile) => {
    const noted = new Set<string>();
    visit(tree, 'footnoteReference', ({ identifier }) => {
      noted.add(identifier);
    });
    visit(tree, (node, _index, parent) => {
      if (node.type === 'table') reportCells(node, file);
      if (node.type === 'text') reportReferences(node, file);
      if (node.type === 'link') reportEmptyLink(node, file);
      if (node.type === 'footnoteDefinition' && !noted.has(node.identifier)) {
        reportFault(file, node, {
          severity: 'warning',
          message: `the footnote [^${node.label ?? node.identifier}] is left out: nothing refers to it`,
          hint: `Write [^${node.label ?? node.identifier}] where it belongs, or remove it.`,
        });
      }
      if (node.type === 'image' || node.type === 'link' || node.type === 'definition') {
        if (/^[a-z]:[\\/]/i.test(node.url)) reportDrive(node.url, node, file);
      }
      if (!isJsxElement(node)) return;
      if (node.name === 'TabItem' && !isInTabs(parent)) reportLooseTab(node, file);
      if (node.name === 'Admonition') reportKind(node, file);
    });
  };
}

/** The first row of a table determines its columns; cells beyond them aren't shown. */
function reportCells({ align, children }: Table, file: VFile): void {
  const count = align?.length ?? children[0]?.children.length ?? 0;
  for (const row of children) {
    const lost = row.children[count];
    if (!lost) continue;
    reportFault(file, lost, {
      severity: 'warning',
      message: `this row has ${row.children.length} cells and the table ${countOf(count, 'column')}: the rest is left out`,
      hint: 'Add a column to the first two rows, or write a "|" that is text as \\|.',
    });
  }
}

/** `[^nope]`, `[text][nope]` and `[nope][]` stay text if there is no such definition. */
function reportReferences({ value, position }: Text, file: VFile): void {
  const written = file.value.toString().slice(position?.start.offset, position?.end.offset);
  for (const { 0: all, 1: note, 2: named, 3: own, index } of value.matchAll(reference)) {
    // An escaped bracket is meant as text.
    if (!written.includes(all) || written.includes(`\\${all}`)) continue;
    const before = value.slice(0, index).split('\n');
    const { line = 1, column = 1 } = position?.start ?? {};
    const place = {
      line: line + before.length - 1,
      column: (before.length > 1 ? 1 : column) + (before.at(-1) ?? '').length,
    };
    const label = named ?? own;
    const [name, form] =
      note === undefined ? [label, `[${label}]: ./page.md`] : [note, `[^${note}]: …`];
    reportFault(file, place, {
      severity: 'warning',
      message: `"${all}" is shown as text: nothing defines ${note === undefined ? '' : 'the footnote '}"${name}"`,
      hint: `Add a line "${form}", or write \\[ for a bracket as text.`,
    });
  }
}

const reference =
  /\[\^([^\]\s]+)\]|(?<![\w\])$])(?:\[[^[\]]+\]\[([^[\]\d][^[\]]*)\]|\[([^[\]\d][^[\]]*)\]\[\])/g;

function reportEmptyLink(node: Link, file: VFile): void {
  if (node.url !== '') return;
  reportFault(file, node, {
    severity: 'warning',
    message: 'the link has no address, so it points to this page',
    hint: 'Write where it leads between the round brackets, as in [text](./page.md).',
  });
}

function reportDrive(url: string, node: Parameters<typeof reportFault>[1], file: VFile): void {
  reportFault(file, node, {
    message: `"${url}" is a file on your machine, which visitors cannot open`,
    hint: 'Put the file beside this one or into public/, and write its path from here: ./name.png.',
  });
}

function isInTabs(parent: unknown): boolean {
  // The author's own components may handle tabs themselves.
  const name = typeof parent === 'object' && parent && 'name' in parent ? parent.name : undefined;
  return typeof name === 'string' && /^\p{Lu}/u.test(name);
}

function reportLooseTab(node: JsxElement, file: VFile): void {
  reportFault(file, node, {
    severity: 'warning',
    message: 'this <TabItem> is in no <Tabs>: its text is shown without a label',
    hint: 'Put it into <Tabs>…</Tabs>, with no other element between them.',
  });
}

function reportKind(node: JsxElement, file: VFile): void {
  const type = readAttribute(node, 'type');
  if (type?.kind !== 'known' || Object.hasOwn(admonitionKinds, type.value)) return;
  const known = Object.keys(admonitionKinds);
  const near = findNearestName(type.value.toLowerCase(), known);
  reportFault(file, node, {
    severity: 'warning',
    message: `unknown type "${type.value}" of <Admonition> is shown as a note; expected ${known.join(', ')}`,
    hint: near ? `Did you mean "${near}"?` : 'Use one of these.',
  });
}
