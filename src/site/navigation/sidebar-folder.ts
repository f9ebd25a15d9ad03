import type { DocSource } from '../../content/content-index.ts';
import { docsFolder } from '../../content/data-files.ts';
import { isSet } from '../../content/docs-sets.ts';
import { readDocPath, splitNumberPrefix } from '../../content/source-path.ts';
import type { DocTree } from './doc-tree.ts';
import {
  type CategoryNode,
  categoryNodes,
  docNodes,
  labelOf,
  type SidebarNode,
} from './sidebar.ts';
import { findDoc, linkCategory, type SidebarContext } from './sidebar-context.ts';

/** The position of an item in its folder; items without number come after those with one. */
type Placed = { nodes: SidebarNode[]; position?: number; name: string };

/**
 * The items of a folder: by `sidebar_position` or number prefix, then by name. Sets of docs in it are left out.
 * @param left the doc of the folder itself, which isn't one of its items
 */
export function listFolderItems(
  folder: DocTree,
  context: SidebarContext,
  left?: DocSource,
): SidebarNode[] {
  const placed = [
    ...folder.docs.filter((doc) => doc !== left).map(placeDoc),
    ...[...folder.folders]
      .filter(([, { path }]) => !isSet(path, context.index.docsPlace))
      .map(([name, inner]) => placeFolder(name, inner, context)),
  ];
  return placed.toSorted(comparePlaces).flatMap(({ nodes }) => nodes);
}

function placeDoc(doc: DocSource): Placed {
  const name = doc.file.slice(doc.file.lastIndexOf('/') + 1);
  const position = doc.frontMatter.sidebar_position ?? doc.order;
  return { nodes: docNodes(doc), position, name };
}

function placeFolder(written: string, folder: DocTree, context: SidebarContext): Placed {
  const { name, order } = splitNumberPrefix(written);
  const category = context.index.categories[folder.path];
  const page = findPage(folder, context);
  const shown = page?.frontMatter.unlisted ? undefined : page;
  const { link } = category ?? {};
  const node: CategoryNode = {
    type: 'category',
    label: category?.label ?? (shown ? labelOf(shown) : name),
    linkId: shown?.id,
    collapsed: category?.collapsed ?? true,
    collapsible: category?.collapsible ?? true,
    className: category?.className ?? shown?.frontMatter.sidebar_class_name,
    description: category?.description,
    items: [],
  };
  if (category && link?.type === 'generated-index') {
    linkCategory(node, link, { file: category.file, field: 'link' }, context);
  }
  node.items = listFolderItems(folder, context, page);
  const position = category?.position ?? shown?.frontMatter.sidebar_position ?? order;
  return { nodes: categoryNodes(node), position, name: written };
}

/** The doc that a folder's link names; without a link the folder's own index file. */
function findPage(folder: DocTree, context: SidebarContext): DocSource | undefined {
  const category = context.index.categories[folder.path];
  if (category?.link === undefined) {
    return folder.docs.find((doc) => readDocPath(doc.file.slice(docsFolder.length)).isIndex);
  }
  const { link, file } = category;
  if (link?.type !== 'doc') return undefined;
  const own = folder.docs.find((doc) => doc.id.split('/').at(-1) === link.id);
  return own ?? findDoc(link.id, { file, field: 'link.id' }, context);
}

function comparePlaces(a: Placed, b: Placed): number {
  const before = (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE);
  return before || (a.name < b.name ? -1 : 1);
}
