import { tsxLanguage } from '@codemirror/lang-javascript';
import { highlightCode } from '@lezer/highlight';
import { codeColors } from './code-theme.ts';
import { makeElement } from './make-element.ts';

/** Highlights code as nodes with the colour classes of the editor. */
export function colorCode(text: string): Node[] {
  const nodes: Node[] = [];
  const put = (part: string, className: string) => {
    nodes.push(className ? makeElement('span', { class: className }, part) : new Text(part));
  };
  highlightCode(text, tsxLanguage.parser.parse(text), codeColors, put, () => put('\n', ''));
  return nodes;
}
