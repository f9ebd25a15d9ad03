import type { Node } from 'estree';
import { SKIP, visit as visitEstree } from 'estree-util-visit';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { admonitionKinds } from '../../theme/admonition-icons.ts';
import { type ContentComponentName, contentComponents } from '../../theme/content-components.ts';
import { boundNames, placeOf } from '../estree.ts';
import { listImports } from '../imports/list-imports.ts';
import { isJsxElement, programsOf, readAttribute } from '../jsx-element.ts';
import { visit } from '../visit-tree.ts';
import type { Finding, Rule } from './rule.ts';

const looseTab: Rule = {
  wrong: '<TabItem value="a">x</TabItem>',
  right:
    'export const Own = ({ children }) => children;\n\n<Own><TabItem value="a">x</TabItem></Own>',
  find: (node, { parent }) => {
    if (!isJsxElement(node) || node.name !== 'TabItem') return undefined;
    // The author's own components may handle tabs themselves.
    const holder = parent && 'name' in parent ? parent.name : undefined;
    if (typeof holder === 'string' && /^\p{Lu}/u.test(holder)) return undefined;
    const message = 'this <TabItem> is in no <Tabs>: its text is shown without a label';
    const hint = 'Put it into <Tabs>…</Tabs>, with no other element between them.';
    return [{ place: node, message, hint }];
  },
};

const unknownAdmonitionType: Rule = {
  wrong: '<Admonition type="tipp">x</Admonition>',
  right: '<Admonition type="tip">x</Admonition>',
  find: (node) => {
    if (!isJsxElement(node) || node.name !== 'Admonition') return undefined;
    const type = readAttribute(node, 'type');
    if (type?.kind !== 'known' || Object.hasOwn(admonitionKinds, type.value)) return undefined;
    const kinds = Object.keys(admonitionKinds);
    const near = findNearestName(type.value.toLowerCase(), kinds);
    const message = `unknown type "${type.value}" of <Admonition> is shown as a note; expected ${kinds.join(', ')}`;
    return [{ place: node, message, hint: near ? `Did you mean "${near}"?` : 'Use one of these.' }];
  },
};

/** The attributes of the components that content may use, also those of Docusaurus that have no effect here. */
const attributes: Readonly<Record<ContentComponentName, readonly string[]>> = {
  Admonition: ['type', 'title', 'icon', 'className', 'id'],
  CodeBlock: ['language', 'title', 'metastring', 'className', 'showLineNumbers'],
  Details: ['summary', 'open', 'className', 'id'],
  TabItem: ['value', 'label', 'default', 'attributes', 'className', 'hidden'],
  Tabs: ['groupId', 'queryString', 'defaultValue', 'values', 'className', 'lazy', 'block'],
};

/** What authors write instead of an attribute whose name isn't similar. */
const instead: Readonly<Record<string, string>> = {
  'Admonition kind': 'type',
  'CodeBlock lang': 'language',
  'Details title': 'summary',
  'Details label': 'summary',
  'TabItem title': 'label',
  'TabItem name': 'label',
  'Tabs default': 'defaultValue',
};

const misspeltAttribute: Rule = {
  wrong: '<Tabs groupid="os"><TabItem value="a">x</TabItem></Tabs>',
  right:
    '<Details summary="More" open data-x="1">x</Details>\n\n<details title="x"><summary>y</summary>z</details>',
  find: (root) => {
    if (root.type !== 'root') return undefined;
    const defined = new Set(
      root.children.flatMap((node) =>
        node.type === 'mdxjsEsm' ? programsOf(node).flatMap(boundNames) : [],
      ),
    );
    const imports = listImports(root);
    const findings: Finding[] = [];
    visit(root, (node) => {
      const component = isJsxElement(node) && contentComponents.find((name) => name === node.name);
      if (
        !component ||
        (defined.has(component) && imports.get(component) !== `@theme/${component}`)
      )
        return;
      for (const attribute of node.attributes) {
        const { type, name } =
          attribute.type === 'mdxJsxAttribute' ? attribute : { type: '', name: '' };
        if (type === '' || attributes[component].includes(name)) continue;
        const meant =
          instead[`${component} ${name}`] ?? findNearestName(name, attributes[component]);
        if (meant === undefined) continue;
        const message = `<${component}> has no attribute "${name}", so it has no effect`;
        findings.push({
          place: attribute.position ? attribute : node,
          message,
          hint: `Did you mean ${meant}?`,
        });
      }
    });
    return findings;
  },
};

const browserHooks =
  /^use(?:State|Reducer|Ref|Context|Effect|LayoutEffect|InsertionEffect|EffectEvent|SyncExternalStore|Transition|DeferredValue|ImperativeHandle|Optimistic|ActionState)$/;

/** Texts render on the server, and at once. */
const browserCode: Rule = {
  wrong: 'export function A() { return useState(1) }',
  right: 'export const load = async () => await fetch("x");',
  find: (node, { file }) => {
    if (node.type === 'root' || !/\bawait\b|\buse[A-Z]/.test(String(file.value))) return undefined;
    const findings: Finding[] = [];
    for (const program of programsOf(node)) {
      visitEstree(program, (code, _key, _index, ancestors) => {
        const waits =
          code.type === 'AwaitExpression' || (code.type === 'ForOfStatement' && code.await);
        if (waits && !ancestors.some(({ type }) => /Function/.test(type))) {
          const hint =
            'Move it to an async component, "export default async function …", and import that.';
          findings.push({
            place: placeOf(code),
            severity: 'error',
            message: '"await" only works inside a function',
            hint,
          });
        }
        const hook = code.type === 'CallExpression' && hookOf(code.callee);
        if (hook) {
          const message = `${hook} needs a browser, but the text of a page does not run there`;
          const hint =
            "Put the component into a separate file, with 'use client' in its first line, and import it.";
          findings.push({ place: placeOf(code), severity: 'error', message, hint });
        }
        return code.type === 'ImportDeclaration' ? SKIP : undefined;
      });
    }
    return findings;
  },
};

function hookOf(callee: Node): string | undefined {
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  return named.type === 'Identifier' && browserHooks.test(named.name) ? named.name : undefined;
}

/** Mistakes in components and code, by name. */
export const componentRules = { looseTab, unknownAdmonitionType, misspeltAttribute, browserCode };
