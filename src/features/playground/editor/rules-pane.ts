import type { Mode, Rule } from '../../samples/compiler/project.ts';
import { formatBytes } from '../../samples/rules/format-bytes.ts';
import type { SourcePlace } from '../protocol/compiler.ts';
import { bytesOf, countReuse, type FileSums } from './count-reuse.ts';
import { describeRule } from './describe-rule.ts';
import { makeElement } from './make-element.ts';
import { makeNamesChoice } from './names-choice.ts';

type RulesEvents = {
  /** Called when a rule is hovered or focused; undefined for none. */
  onPoint: (rule: Rule | undefined) => void;
  /** Called with the first line of a pressed rule. */
  onPress: (place: SourcePlace) => void;
  onMode: (mode: Mode) => void;
};

/** The compiled rules of a project, each linked to its lines. */
export function createRulesPane({ onPoint, onPress, onMode }: RulesEvents) {
  const sums = makeElement('summary', { class: 'sums' }, 'No rules yet');
  const files = makeElement('ul');
  const body = makeElement('tbody');
  const table = makeElement(
    'table',
    {},
    makeElement('caption', { class: 'hidden' }, 'Rules, and where they come from'),
    makeElement('thead', {}, makeRow('th', ['Class', 'Declaration', 'Priority', 'Bytes'])),
    body,
  );
  const choice = makeNamesChoice(onMode);
  const bar = makeElement(
    'div',
    { class: 'bar' },
    makeElement('details', { class: 'files-sums' }, sums, files),
    choice.element,
  );
  const frame = makeElement(
    'div',
    { class: 'table', role: 'group', 'aria-label': 'Rules', tabindex: '0' },
    table,
  );
  let rules: readonly Rule[] = [];
  const ruleOf = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-rule]') : null;
    return rules[Number(row?.dataset.rule ?? -1)];
  };
  const pointAt = (event: Event) => onPoint(ruleOf(event));
  body.addEventListener('click', (event) => {
    const first = ruleOf(event)?.lines[0];
    if (first) onPress({ file: first.file, line: first.from });
  });
  body.addEventListener('pointerover', pointAt);
  body.addEventListener('focusin', pointAt);
  for (const leave of ['pointerleave', 'focusout']) {
    body.addEventListener(leave, () => onPoint(undefined));
  }
  return {
    elements: [bar, frame],
    /** Highlights the rows of these rules, and scrolls to the first. */
    light: (lit: readonly Rule[]) => {
      const names = new Set(lit.map(({ className }) => className));
      for (const [place, row] of [...body.rows].entries()) {
        row.classList.toggle('lit', names.has(rules[place]?.className ?? ''));
      }
      const first = body.querySelector('.lit');
      if (first) scrollWithin(frame, first);
    },
    show: (found: readonly Rule[], mode: Mode) => {
      rules = found.filter(({ css }) => css !== '');
      choice.choose(mode);
      const counted = countReuse(rules);
      sums.textContent = describeSums(rules, counted);
      files.replaceChildren(...counted.map(makeFileSums));
      body.replaceChildren(...rules.map(makeRuleRow));
    },
  };
}

/** Scrolls just far enough for a row to be visible, without scrolling the page. */
function scrollWithin(frame: HTMLElement, row: Element): void {
  const [outer, inner] = [frame.getBoundingClientRect(), row.getBoundingClientRect()];
  const head = 36;
  if (inner.top < outer.top + head) frame.scrollTop += inner.top - outer.top - head;
  else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom;
}

function describeSums(rules: readonly Rule[], counted: readonly FileSums[]): string {
  const declarations = counted.reduce((sum, file) => sum + file.declarations, 0);
  const bytes = rules.reduce((sum, rule) => sum + bytesOf(rule), 0);
  const reused = counted.reduce((sum, file) => sum + file.reused, 0);
  const rest = reused > 0 ? `, ${reused} reused` : '';
  return `${of(declarations, 'declaration')} → ${of(rules.length, 'rule')}, ${formatBytes(bytes)}${rest}`;
}

function makeFileSums({ file, declarations, added, bytes, reused }: FileSums): HTMLElement {
  const parts = [
    of(declarations, 'declaration'),
    `${of(added, 'new rule')} (${formatBytes(bytes)})`,
    `${reused} reused`,
  ];
  return makeElement('li', {}, makeElement('b', {}, file), ` ${parts.join(', ')}`);
}

const of = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;

function makeRuleRow(rule: Rule, place: number): HTMLElement {
  const { conditions, text } = describeRule(rule.css, rule.className);
  const declaration = makeElement('code', { title: rule.css });
  for (const condition of conditions) {
    declaration.append(makeElement('span', { class: 'condition' }, `${condition} `));
  }
  declaration.append(...keepVariablesWhole(text));
  const button = makeElement('button', { type: 'button', class: 'rule-name' }, rule.className);
  const row = makeRow('td', [button, declaration, `${rule.priority}`, `${bytesOf(rule)}`]);
  row.dataset.rule = String(place);
  return row;
}

/** Browsers break lines after hyphens, even after the first two of a variable. */
function keepVariablesWhole(text: string): (Node | string)[] {
  const parts = text.split(/(--[\w-]+)/);
  return parts.map((part, at) =>
    at % 2 === 0 ? part : makeElement('span', { class: 'variable' }, part),
  );
}

function makeRow(name: 'td' | 'th', cells: (Node | string)[]): HTMLElement {
  const attributes = name === 'th' ? { scope: 'col' } : {};
  return makeElement('tr', {}, ...cells.map((cell) => makeElement(name, attributes, cell)));
}
