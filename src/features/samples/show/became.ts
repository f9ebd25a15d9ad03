import type { Element, ElementContent } from 'hast';
import type { CompiledFile } from '../compiler/project.ts';
import { codePane } from './code-pane.ts';
import { h } from './hast.ts';
import { type NumberedRule, tellSize } from './number-rules.ts';
import { type Pane, paneBoxes, paneSwitch } from './panes.ts';
import { ruleList } from './rule-list.ts';
import { rulesPane, type Sheets } from './rules-pane.ts';

export type BecameInput = {
  file: CompiledFile;
  rules: readonly NumberedRule[];
  /** The compiled JavaScript, its tokens coloured. */
  js: ElementContent[];
  /** The style sheet of it, where that is shown too. */
  sheets?: Sheets;
  /** The component itself, where it can be shown. */
  shown?: Element;
  /** Whether that is shown at once, above what is folded. */
  isOpen?: boolean;
  /** Where the playground opens it. */
  playground?: string;
  /** Of the group of radio buttons. */
  name: string;
};

/**
 * What a sample became, folded under its source: the component itself, rules, and JavaScript; the
 * component above the fold where its page asks for that.
 */
export function became(input: BecameInput): Element[] {
  const { file, rules, js, sheets, playground, name } = input;
  const [open, shown] = input.isOpen ? [input.shown] : [undefined, input.shown];
  const panes: Pane[] = [
    ...(shown ? [{ key: 'shown' as const, label: 'Component', content: shown }] : []),
    ...(rules.length > 0
      ? [
          {
            key: 'rules' as const,
            label: 'Rules',
            content: rulesPane(ruleList(rules, file.name), name, sheets),
          },
        ]
      : []),
    { key: 'js', label: 'JavaScript', content: codePane(js) },
  ];
  const size = rules.length > 0 ? [' ', h('span', {}, tellSize(rules))] : [];
  const boxes = paneBoxes(panes);
  const details = h(
    'details',
    { className: ['became'] },
    h('summary', {}, 'Compiled output', ...size),
    h('div', {}, ...(panes.length > 1 ? [paneSwitch(panes, name)] : []), ...boxes),
  );
  const link = playground && h('a', { href: playground }, 'Open in playground');
  // Before what is folded, so that it stays where it is when that opens.
  return [open, link || undefined, details].filter((one) => one !== undefined);
}
