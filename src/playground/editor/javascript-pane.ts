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

/** What the compiler left of the file that is being edited. */
export function createJavaScriptPane() {
  const title = makeElement('p', { class: 'sums' });
  const code = makeElement('code');
  const block = makeElement(
    'pre',
    { tabindex: '0', role: 'group', 'aria-label': 'JavaScript' },
    code,
  );
  return {
    elements: [makeElement('div', { class: 'bar' }, title), block],
    show: (name: string, js: string | undefined) => {
      title.textContent = js === undefined ? `${name} cannot be compiled as it is.` : name;
      code.replaceChildren(...colorCode(js ?? ''));
    },
  };
}

function colorCode(text: string): Node[] {
  const nodes: Node[] = [];
  const put = (part: string, className: string) => {
    nodes.push(className ? makeElement('span', { class: className }, part) : new Text(part));
  };
  highlightCode(text, tsxLanguage.parser.parse(text), classes, put, () => put('\n', ''));
  return nodes;
}
