import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import type { WrittenLink } from '../../content/content-facts.ts';
import { isOwnLink, needsCheck } from '../../links/own-link.ts';
import { listImportedNames } from '../imports/list-imports.ts';
import { isJsxElement, type JsxElement } from '../jsx-element.ts';
import { markLink } from '../link-marks.ts';
import { pointOf, type ReportPosition, reportRepeatedId } from '../report-diagnostic.ts';
import { visit } from '../visit-tree.ts';

/**
 * Records every link, image and id of a file with its place in `file.data`, and its number of words; marks links
 * within the site so that their routes can be filled in after compiling.
 */
export function remarkCollect() {
  return (tree: Root, file: VFile) => {
    const links: WrittenLink[] = [];
    const ids: string[] = [];
    const names: string[] = [];
    const imports = listImportedNames(tree);
    const linkNames = new Set(
      imports
        .filter(({ from, isDefault }) => isDefault && from === '@docusaurus/Link')
        .map(({ name }) => name),
    );
    const ownNames = new Set(
      imports.filter(({ from }) => !/^@(?:theme|docusaurus)\//.test(from)).map(({ name }) => name),
    );
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
        node.url = noteLink(file, links, node.url, node);
      }
      if (!isJsxElement(node)) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (attribute.name === 'name' && node.name === 'a') names.push(attribute.value);
        if (attribute.name === 'id') ids.push(noteId(file, node, attribute.value, ids));
        const leads = attribute.name === 'to' && linkNames.has(node.name ?? '');
        const isAddress = leads || attribute.name === 'href' || attribute.name === 'src';
        const isOwn = ownNames.has(node.name?.split('.')[0] ?? '');
        if (isAddress && (!isOwn || isPlainlyLink(attribute.value))) {
          attribute.value = noteLink(file, links, attribute.value, node);
        }
      }
    });
    file.data.links = links;
    file.data.ids = ids;
    file.data.anchorNames = names;
    file.data.words = textOf(tree).split(/\s+/).filter(Boolean).length;
  };
}

/** Whether a value must be a link or an address: a component may turn `a/b` into anything. */
function isPlainlyLink(value: string): boolean {
  return /^(?:[./#?]|@site\/|[a-z][a-z\d+.-]*:)|\.mdx?(?:[?#]|$)/i.test(value);
}

/** Only ids of elements are compared, since a component may do anything with its id. */
function noteId(file: VFile, node: JsxElement, id: string, earlierIds: readonly string[]): string {
  if (earlierIds.includes(id) && /^[a-z]/.test(node.name ?? '')) {
    reportRepeatedId(file, node, {
      message: `duplicate id "${id}"`,
      hint: 'Give each a unique id.',
    });
  }
  return id;
}

function noteLink(
  { data }: VFile,
  links: WrittenLink[],
  href: string,
  place: ReportPosition,
): string {
  const isMissingFile = data.missingHrefs?.has(href);
  if (needsCheck(href))
    links.push({ href, ...pointOf(place), ...(isMissingFile && { isMissingFile }) });
  return isOwnLink(href) ? markLink(href) : href;
}
