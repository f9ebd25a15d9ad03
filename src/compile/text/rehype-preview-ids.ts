import type { Element, Root } from 'hast';
import { isJsxElement, type JsxElement } from '../jsx-element.ts';
import { markLink } from '../link-marks.ts';
import { SKIP, visit } from '../visit-tree.ts';

/** Elements that refer to each other by id, not through links. */
const named = /^(?:svg|input|select|textarea|button|datalist|output|meter|progress)$/;

/** Removes the ids from the preview of a post, because a list shows several; links to them lead to the post. */
export function rehypePreviewIds() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element') {
        if (named.test(node.tagName)) return SKIP;
        strip(node);
      } else if (isJsxElement(node)) {
        if (named.test(node.name ?? '')) return SKIP;
        // Components may use their ids in other ways.
        if (/^[a-z]/.test(node.name ?? '')) stripJsx(node);
      }
    });
  };
}

function strip({ properties }: Element): void {
  delete properties.id;
  delete properties.ariaDescribedBy;
  if (typeof properties.href === 'string' && properties.href.startsWith('#')) {
    properties.href = markLink(properties.href);
  }
}

function stripJsx(node: Pick<JsxElement, 'attributes'>): void {
  node.attributes = node.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'id',
  );
}
