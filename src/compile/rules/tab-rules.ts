import type { Root } from 'mdast';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { boundNames } from '../estree.ts';
import { listImports } from '../imports/list-imports.ts';
import { isJsxElement, type JsxElement, programsOf, readAttribute } from '../jsx-element.ts';
import { visit } from '../visit-tree.ts';
import type { Finding, Rule } from './rule.ts';

const form = 'Write each as <TabItem value="…" label="…">, each with its own value.';

/** Items that `Tabs` wouldn't show: with the value of another item, without one, not in `values`, or no `TabItem`. */
const lostTab: Rule = {
  wrong: '<Tabs><TabItem value="a">x</TabItem><TabItem value="a">y</TabItem></Tabs>',
  right: '<Tabs defaultValue="a"><TabItem value="a">x</TabItem></Tabs>',
  find: (root, { file }) => {
    if (root.type !== 'root' || !String(file.value).includes('Tab')) return undefined;
    // Without a tag, what it contained is in the wrong place.
    if (file.data.removed?.some((code) => /^<\/?Tab(?:s|Item)\b/.test(code))) return undefined;
    const isTabs = findName(root, 'Tabs');
    const isItem = findName(root, 'TabItem');
    const findings: Finding[] = [];
    visit(root, (node) => {
      if (isJsxElement(node) && isTabs(node.name)) findings.push(...checkTabs(node, isItem));
    });
    return findings;
  },
};

type IsName = (name: string | null) => boolean;

/** Creates a function that recognizes a component of the site by its imported or own name. */
function findName(root: Root, component: string): IsName {
  const names = new Set(
    [...listImports(root)].flatMap(([name, from]) =>
      from === `@theme/${component}` ? [name] : [],
    ),
  );
  const bound = root.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? programsOf(node).flatMap(boundNames) : [],
  );
  if (!bound.includes(component)) names.add(component);
  return (name) => name !== null && names.has(name);
}

function checkTabs(tabs: JsxElement, isItem: IsName): Finding[] {
  const values = readValues(tabs);
  const doubles = new Set(values?.filter((value, at) => values.indexOf(value) < at));
  const findings = Array.from(doubles, (value) => {
    const message = `the values of <Tabs> have "${value}" twice`;
    return error(tabs, message, 'Remove one of them.');
  });
  const items = new Map<string, JsxElement>();
  let isWhole = true;
  for (const child of tabs.children) {
    const item = readItem(child, isItem);
    if (item === 'computed') isWhole = false;
    else if (item && 'place' in item) findings.push(item);
    if (!item || item === 'computed' || 'place' in item) continue;
    const { value, node } = item;
    const first = items.get(value);
    if (first) {
      const message = `two <TabItem>s have the value "${value}": one of their texts would be lost`;
      const hint = `The first is in line ${first.position?.start.line}. ${form}`;
      findings.push(error(node, message, hint));
    } else if (values && !values.includes(value)) {
      const message = `"${value}" is missing in the values of <Tabs>, so this <TabItem> is not shown`;
      const others = values.length > 0 ? `They are ${values.join(', ')}. ` : '';
      const hint = `${others}Add it to them, or remove the values: you can put labels on the items.`;
      findings.push({ place: node, message, hint });
    }
    items.set(value, first ?? node);
  }
  if (!isWhole) return findings;
  const missing = (values ?? []).filter((value) => !items.has(value));
  return [
    ...findings,
    ...missing.map((value) => ({
      place: tabs,
      message: `no <TabItem> has the value "${value}" of <Tabs>, so the tab is omitted`,
      hint: 'Add the item, or remove the value.',
    })),
    ...checkDefault(tabs, [...items.keys()]),
  ];
}

function error(place: Finding['place'], message: string, hint: string): Finding {
  return { place, severity: 'error', message, hint };
}

/** The value of an item; undefined for other children, of which those that would be lost are findings. */
function readItem(
  child: JsxElement['children'][number],
  isItem: IsName,
): { value: string; node: JsxElement } | Finding | 'computed' | undefined {
  if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
    return child.data?.estree?.body.length === 0 ? undefined : 'computed';
  }
  if (child.type === 'text' && child.value.trim() === '') return undefined;
  if (!isJsxElement(child)) {
    const message = '<Tabs> shows only its <TabItem>s: this would be lost';
    return error(child, message, 'Put it into one of them, or before the tabs.');
  }
  const value = readAttribute(child, 'value');
  if (value?.kind === 'computed') return 'computed';
  if (value) return { value: value.value, node: child };
  const message = isItem(child.name)
    ? 'this <TabItem> has no value, without which it would not be shown'
    : `<Tabs> shows only its <TabItem>s: <${child.name ?? ''}> would be lost`;
  return error(child, message, form);
}

/** The values in `values={[{ value: 'a' }, …]}`; undefined if that isn't literal. */
function readValues(tabs: JsxElement): string[] | undefined {
  const attribute = tabs.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'values',
  );
  const written = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
  const [statement] = (typeof written === 'object' && written?.data?.estree?.body) || [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  if (statement.expression.type !== 'ArrayExpression') return undefined;
  const values = statement.expression.elements.map((entry) => {
    const properties = entry?.type === 'ObjectExpression' ? entry.properties : [];
    for (const property of properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      if (property.key.name !== 'value') continue;
      return property.value.type === 'Literal' ? String(property.value.value) : undefined;
    }
    return undefined;
  });
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** The default tab must exist. */
function checkDefault(tabs: JsxElement, values: readonly string[]): Finding[] {
  const value = readAttribute(tabs, 'defaultValue');
  if (value?.kind !== 'known' || values.includes(value.value)) return [];
  const near = findNearestName(value.value, values);
  const message = `no <TabItem> has the value "${value.value}" of defaultValue`;
  const others =
    values.length > 0
      ? `Their values are ${values.join(', ')}.`
      : 'Add the item, or remove defaultValue.';
  return [error(tabs, message, near ? `Did you mean "${near}"?` : others)];
}

/** Mistakes in tabs, by name. */
export const tabRules = { lostTab };
