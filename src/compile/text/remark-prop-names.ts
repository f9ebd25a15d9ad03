import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { findNearestName } from '../../faults/nearest-name.ts';
import { type ContentComponentName, contentComponents } from '../../theme/content-components.ts';
import { listImports } from '../imports/list-imports.ts';
import { isJsxElement, programsOf } from '../jsx-element.ts';
import { reportFault } from '../report-fault.ts';
import { visit } from '../visit-tree.ts';
import { boundNames } from './estree-names.ts';

/** The attributes of the components that content may use, also those of Docusaurus that have no effect here. */
const known: Readonly<Record<ContentComponentName, readonly string[]>> = {
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

/** Warns of misspelt attributes of the site's components, which would silently have no effect. */
export function remarkPropNames() {
  return (tree: Root, file: VFile) => {
    const own = new Set<string>();
    visit(tree, 'mdxjsEsm', (node) => {
      for (const name of programsOf(node).flatMap(boundNames)) own.add(name);
    });
    const imports = own.size > 0 ? listImports(tree) : new Map<string, string>();
    visit(tree, (node) => {
      if (!isJsxElement(node)) return;
      const component = contentComponents.find((name) => name === node.name);
      if (!component) return;
      if (own.has(component) && imports.get(component) !== `@theme/${component}`) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || known[component].includes(attribute.name))
          continue;
        const { name } = attribute;
        const meant = instead[`${component} ${name}`] ?? findNearestName(name, known[component]);
        if (meant === undefined) continue;
        reportFault(file, attribute.position ? attribute : node, {
          severity: 'warning',
          message: `<${component}> has no attribute "${name}", so it has no effect`,
          hint: `Did you mean ${meant}?`,
        });
      }
    });
  };
}
