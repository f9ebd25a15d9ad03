import type { Element, ElementContent } from 'hast';
import type { CompiledFile } from '../compiler/project.ts';
import { codePane } from './code-pane.ts';
import { h } from './hast.ts';
import { formatSize, type NumberedRule } from './number-rules.ts';
import { type Pane, paneBoxes, paneSwitch } from './panes.ts';
import { ruleList } from './rule-list.ts';
import { rulesPane, type Sheets } from './rules-pane.ts';

export type CompiledOutputInput = {
  file: CompiledFile;
  rules: readonly NumberedRule[];
  /** The compiled JavaScript, highlighted. */
  js: ElementContent[];
  /** Its style sheet, if that is shown too. */
  sheets?: Sheets;
  /** The component itself, if it can be shown. */
  shown?: Element;
  /** Whether the component is shown above the fold. */
  isOpen?: boolean;
  /** The address of the sample in the playground. */
  playground?: string;
  /** The name of the group of radio buttons. */
  name: string;
};

/**
 * The compiled output of a sample, folded below its source: the component itself, rules, and JavaScript; the
 * component above the fold if its page asks for that.
 */
export function buildCompiledOutput(input: CompiledOutputInput): Element[] {
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
  const size = rules.length > 0 ? [' ', h('span', {}, formatSize(rules))] : [];
  const boxes = paneBoxes(panes);
  const details = h(
    'details',
    { className: ['became'] },
    h('summary', {}, 'Compiled output', ...size),
    h('div', {}, ...(panes.length > 1 ? [paneSwitch(panes, name)] : []), ...boxes),
  );
  // Copies have the project itself: its link would be a tenth of their text.
  const link = playground && h('a', { href: playground, dataNoMarkdown: '' }, 'Open in playground');
  // Before the folded part, so that it doesn't move when that opens.
  return [open, link || undefined, details].filter((one) => one !== undefined);
}
