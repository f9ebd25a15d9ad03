import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { noFeatures } from '../../../src/compile/compile-part.ts';
import type { CompiledBody, CompiledContent } from '../../../src/compile/compiled.ts';
import { createSourceReader } from '../../../src/compile/files/source-reader.ts';
import { fillLinks } from '../../../src/compile/link-marks.ts';

type TabProps = { label?: string; groupId?: string; children?: ReactNode };

/** Stubs for the components that content can use without importing them. */
const components = {
  Tabs: ({ groupId, children }: TabProps) => createElement('div', { id: groupId }, children),
  TabItem: ({ label, children }: TabProps) => createElement('section', { title: label }, children),
};

/** Compiles the text of a content file, and throws if it has errors. */
export async function compileText(source: string, features = noFeatures): Promise<CompiledContent> {
  const result = await compileContent(
    'content/docs/a.mdx',
    source,
    createSourceReader(process.cwd()),
    features,
  );
  if (!result.compiled) throw new Error(JSON.stringify(result.diagnostics));
  return result.compiled;
}

/** The HTML of a content file, without icons. */
export async function renderText(source: string, features = noFeatures): Promise<string> {
  return renderBody((await compileText(source, features)).body);
}

/** The HTML of a compiled body. */
export function renderBody(body: CompiledBody): string {
  const html =
    'html' in body ? body.html : renderToStaticMarkup(createElement(evaluate(body.code)));
  return fillLinks(html, (href) => href).replace(/<svg.*?<\/svg>/gs, '');
}

function evaluate(code: string): () => ReactNode {
  const exported: unknown = new Function(code)({ ...runtime, useMDXComponents: () => components });
  const content = exported instanceof Object && 'default' in exported && exported.default;
  if (!isComponent(content)) throw new Error('the content exports no component');
  return content;
}

function isComponent(value: unknown): value is () => ReactNode {
  return typeof value === 'function';
}
