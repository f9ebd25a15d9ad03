import type { Nodes, Root } from 'mdast';
import type { Construct, Extension } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import type {} from 'remark-parse';
import type { Processor } from 'unified';

/** What a text must hold for remark-gfm to find an address in it. */
const mayBeAddress = /https?:|www\.|@/i;

/** With these before them, the two ways of remark-gfm do not find the same addresses. */
const schemes = /mailto:|xmpp:/i;

/**
 * GFM as remark-gfm reads it, in less time. For addresses of mail that one looks at the start of
 * each word, and again, as GitHub does, through the text that was read; the second finds them all,
 * and is only needed where a text has the marks of an address.
 * @param source the text that will be read
 */
export function remarkGithub(this: Processor, source: string): void {
  remarkGfm.call(this);
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data();
  const syntax = micromarkExtensions.pop();
  if (syntax) {
    const text = schemes.test(source) ? syntax.text : withoutMail(syntax.text);
    micromarkExtensions.push({ ...syntax, text });
  }
  const steps = [fromMarkdownExtensions.pop() ?? []].flat();
  fromMarkdownExtensions.push(
    steps.map(({ transforms, ...step }) => ({
      ...step,
      transforms: transforms?.map(
        (transform) => (tree: Root) => (hasAddress(tree) ? transform(tree) : tree),
      ),
    })),
  );
}

function withoutMail(constructs: Extension['text'] = {}): Extension['text'] {
  const isKept = ({ name }: Construct) => name !== 'emailAutolink';
  return Object.fromEntries(
    Object.entries(constructs).map(([code, listed]) => [
      code,
      [listed ?? []].flat().filter(isKept),
    ]),
  );
}

function hasAddress(node: Nodes): boolean {
  if (node.type === 'text') return mayBeAddress.test(node.value);
  return 'children' in node && node.children.some(hasAddress);
}
