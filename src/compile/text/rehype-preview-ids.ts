import type { Element, Root } from 'hast';
import { isJsxElement, type JsxElement } from '../jsx-element.ts';
import { markLink } from '../link-marks.ts';
import { SKIP, visit } from '../visit-tree.ts';

/** What is named by its id from beside it, and not by links. */
const named = /^(?:svg|input|select|textarea|button|datalist|output|meter|progress)$/;

/**
 * Takes the ids out of what a list shows of a post, for it stands on one page with others; links to
 * them lead to the post.
 */
export function rehypePreviewIds() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element') {
        if (named.test(node.tagName)) return SKIP;
        strip(node);
      } else if (isJsxElement(node)) {
        if (named.test(node.name ?? '')) return SKIP;
        // What a component makes of its id is its own affair.
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
