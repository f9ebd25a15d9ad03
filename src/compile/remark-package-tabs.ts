import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import convert from 'npm-to-yarn';
import { visit } from 'unist-util-visit';

const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** A fence with `npm2yarn` becomes tabs, one for each package manager. */
export function remarkPackageTabs() {
  return (tree: Root) => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined || !/(^|\s)npm2yarn(\s|$)/.test(node.meta ?? '')) return;
      const meta = node.meta?.replace('npm2yarn', '').trim() || undefined;
      parent.children[index] = jsx(
        'Tabs',
        { groupId: 'npm2yarn' },
        managers.map((manager) => {
          const value = manager === 'npm' ? node.value : convert(node.value, manager);
          const code: Code = { type: 'code', lang: node.lang ?? 'sh', meta, value };
          return jsx('TabItem', { value: manager, label: manager }, [code]);
        }),
      );
    });
  };
}

function jsx(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}
