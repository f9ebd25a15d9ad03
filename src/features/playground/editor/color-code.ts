import { tsxLanguage } from '@codemirror/lang-javascript';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { makeElement } from './make-element.ts';

const classes = tagHighlighter([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.tagName], class: 'keyword' },
  { tag: [tags.string, tags.regexp], class: 'string' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'function' },
  { tag: [tags.propertyName, tags.attributeName], class: 'property' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'constant' },
  { tag: tags.comment, class: 'comment' },
]);

/** Code as nodes, its words in the classes of their colours. */
export function colorCode(text: string): Node[] {
  const nodes: Node[] = [];
  const put = (part: string, className: string) => {
    nodes.push(className ? makeElement('span', { class: className }, part) : new Text(part));
  };
  highlightCode(text, tsxLanguage.parser.parse(text), classes, put, () => put('\n', ''));
  return nodes;
}
