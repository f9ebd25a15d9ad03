import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { listImports } from '../imports/list-imports.ts';
import { isJsxElement, type JsxElement, programsOf, readAttribute } from '../jsx-element.ts';
import { reportDiagnostic } from '../report-diagnostic.ts';
import { visit } from '../visit-tree.ts';
import { boundNames } from './estree-names.ts';

type Child = JsxElement['children'][number];

const form = 'Write each as <TabItem value="…" label="…">, each with its own value.';

/**
 * Reports items that `Tabs` wouldn't show: with the same value as another item, without a value, missing from
 * `values`, or not a `TabItem`.
 */
export function remarkTabs() {
  return (tree: Root, file: VFile) => {
    if (!String(file.value).includes('Tab')) return;
    // Without a tag, what it contained is in the wrong place.
    if (file.data.removed?.some((code) => /^<\/?Tab(?:s|Item)\b/.test(code))) return;
    const isTabs = findName(tree, 'Tabs');
    const isItem = findName(tree, 'TabItem');
    visit(tree, (node) => {
      if (!isJsxElement(node) || !isTabs(node.name)) return;
      const values = readValues(node);
      if (values) reportDoubles(values, node, file);
      const known = new Map<string, JsxElement>();
      let isWhole = true;
      for (const child of node.children) {
        const value = readChild(child, isItem, file);
        if (value === 'computed') isWhole = false;
        if (!value || value === 'computed') continue;
        const first = known.get(value.text);
        if (first) reportSame(value, first, file);
        else if (values && !values.includes(value.text)) reportUnlisted(value, values, file);
        known.set(value.text, first ?? value.node);
      }
      if (isWhole) reportMissing(values ?? [], known, node, file);
      if (isWhole) reportDefault([...known.keys()], node, file);
    });
  };
}

/** Creates a function that recognizes a component of the site by its imported or own name. */
function findName(tree: Root, component: string): (name: string | null) => boolean {
  const imports = listImports(tree);
  const names = new Set(
    [...imports].flatMap(([name, from]) => (from === `@theme/${component}` ? [name] : [])),
  );
  const own = new Set<string>();
  visit(tree, 'mdxjsEsm', (node) => {
    for (const name of programsOf(node).flatMap(boundNames)) own.add(name);
  });
  if (!own.has(component)) names.add(component);
  return (name) => name !== null && names.has(name);
}

type Item = { text: string; node: JsxElement };

/** The value of an item; undefined for other children, which are reported if they would be lost. */
function readChild(
  child: Child,
  isItem: (name: string | null) => boolean,
  file: VFile,
): Item | 'computed' | undefined {
  if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
    return child.data?.estree?.body.length === 0 ? undefined : 'computed';
  }
  if (child.type === 'text' && child.value.trim() === '') return undefined;
  if (!isJsxElement(child)) {
    const message = '<Tabs> shows only its <TabItem>s: this would be lost';
    reportDiagnostic(file, child, {
      message,
      hint: 'Put it into one of them, or before the tabs.',
    });
    return undefined;
  }
  const value = readAttribute(child, 'value');
  if (value?.kind === 'computed') return 'computed';
  if (value) return { text: value.value, node: child };
  const message = isItem(child.name)
    ? 'this <TabItem> has no value, without which it would not be shown'
    : `<Tabs> shows only its <TabItem>s: <${child.name ?? ''}> would be lost`;
  reportDiagnostic(file, child, { message, hint: form });
  return undefined;
}

/** The values in `values={[{ value: 'a' }, …]}`; undefined if that isn't literal. */
function readValues(node: JsxElement): string[] | undefined {
  const attribute = node.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === 'values',
  );
  const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
  const [statement] = (typeof value === 'object' && value?.data?.estree?.body) || [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  if (statement.expression.type !== 'ArrayExpression') return undefined;
  const texts = statement.expression.elements.map((entry) => {
    const properties = entry?.type === 'ObjectExpression' ? entry.properties : [];
    const found = properties.find(
      (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'value',
    );
    if (found?.type !== 'Property' || found.value.type !== 'Literal') return undefined;
    return String(found.value.value);
  });
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

function reportDoubles(values: readonly string[], node: JsxElement, file: VFile): void {
  for (const text of new Set(values.filter((value, at) => values.indexOf(value) < at))) {
    const message = `the values of <Tabs> have "${text}" twice`;
    reportDiagnostic(file, node, { message, hint: 'Remove one of them.' });
  }
}

function reportSame({ text, node }: Item, first: JsxElement, file: VFile): void {
  const message = `two <TabItem>s have the value "${text}": one of their texts would be lost`;
  const hint = `The first is in line ${first.position?.start.line}. ${form}`;
  reportDiagnostic(file, node, { message, hint });
}

function reportUnlisted({ text, node }: Item, values: readonly string[], file: VFile): void {
  reportDiagnostic(file, node, {
    message: `"${text}" is missing in the values of <Tabs>, so this <TabItem> would not be shown`,
    hint: `${values.length > 0 ? `They are ${values.join(', ')}. ` : ''}Add it to them, or remove the values: you can put labels on the items.`,
  });
}

/** The default tab must exist. */
function reportDefault(known: readonly string[], node: JsxElement, file: VFile): void {
  const value = readAttribute(node, 'defaultValue');
  if (value?.kind !== 'known' || known.includes(value.value)) return;
  const near = findNearestName(value.value, known);
  reportDiagnostic(file, node, {
    message: `defaultValue of <Tabs> is "${value.value}", which no <TabItem> has`,
    hint: near
      ? `Did you mean "${near}"?`
      : known.length > 0
        ? `Their values are ${known.join(', ')}.`
        : 'Add the item, or remove defaultValue.',
  });
}

function reportMissing(
  values: readonly string[],
  known: ReadonlyMap<string, JsxElement>,
  node: JsxElement,
  file: VFile,
): void {
  for (const text of values.filter((value) => !known.has(value))) {
    reportDiagnostic(file, node, {
      severity: 'warning',
      message: `no <TabItem> has the value "${text}" of <Tabs>, so the tab is omitted`,
      hint: 'Add the item, or remove the value.',
    });
  }
}
