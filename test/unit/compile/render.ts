import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileContent } from '../../../src/compile/compile-content.ts';
import type { CompiledContent } from '../../../src/compile/compiled.ts';

type TabProps = { label?: string; groupId?: string; children?: ReactNode };

/** Stand-ins for the components that content may use without importing them. */
const components = {
  Tabs: ({ groupId, children }: TabProps) => createElement('div', { id: groupId }, children),
  TabItem: ({ label, children }: TabProps) => createElement('section', { title: label }, children),
};

/** Compiles the text of a content file that has nothing wrong. */
export async function compileText(source: string): Promise<CompiledContent> {
  const result = await compileContent('content/docs/a.mdx', source);
  if (!result.compiled) throw new Error(JSON.stringify(result.faults));
  return result.compiled;
}

/** What a reader's browser gets of a content file: its HTML, without icons. */
export async function renderText(source: string): Promise<string> {
  return renderModule((await compileText(source)).code);
}

/** The HTML of a compiled module. */
export function renderModule(code: string): string {
  const body = code
    .replace(
      /^import \{(.*)\} from "react\/jsx-runtime";$/m,
      (_all, names: string) => `const {${names.replaceAll(' as ', ': ')}} = runtime;`,
    )
    .replace(/^import \{useMDXComponents as (\w+)\} from .*$/m, 'const $1 = () => components;')
    .replace(/^export (?=const |function )/gm, '')
    .replace('export default function MDXContent', 'return function MDXContent');
  const content: unknown = new Function('runtime', 'components', body)(runtime, components);
  if (!isComponent(content)) throw new Error('the module exports no component');
  return renderToStaticMarkup(createElement(content)).replace(/<svg.*?<\/svg>/gs, '');
}

function isComponent(value: unknown): value is () => ReactNode {
  return typeof value === 'function';
}
