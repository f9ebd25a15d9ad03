import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Content, Imported } from '../../../src/collections/content.ts';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { fillLinks } from '../../../src/compile/link-marks.ts';
import { ContentBody } from '../../../src/components/content-body.tsx';
import { resolveImport } from '../../../src/content/resolve-import.ts';
import { page, project } from '../compile/assets.ts';

/** The content of a file of the project with all that it imports, as a page gets it. */
async function contentOf(file: string, source: string): Promise<Content> {
  const { compiled, faults } = await compileContent(file, source, project);
  if (!compiled) throw new Error(JSON.stringify(faults));
  const { body } = compiled;
  if ('html' in body) return { html: fillLinks(body.html, (href) => href) };
  const imported: Record<string, Imported> = {};
  for (const { specifier } of compiled.imports) imported[specifier] = await find(specifier, file);
  return { code: fillLinks(body.code, (href) => href), imported };
}

async function find(specifier: string, from: string): Promise<Imported> {
  const resolved = resolveImport(specifier, from);
  if (resolved.kind === 'theme') return resolved;
  if (resolved.kind === 'content') {
    const text = readFileSync(path.join(project, resolved.file), 'utf8');
    return { kind: 'content', content: await contentOf(resolved.file, text) };
  }
  const [name = '', query] = resolved.id.split('?');
  const file = path.join(project, name);
  const module: unknown =
    query === 'raw' ? { default: readFileSync(file, 'utf8') } : await import(file);
  return { kind: 'module', module };
}

const show = async (source: string) => {
  const content = await contentOf(page, source);
  return renderToStaticMarkup(createElement(ContentBody, { content, className: 'prose' }))
    .replace(/<link rel="preload"[^>]*>/, '')
    .replace(/^<div class="prose">([\s\S]*)<\/div>$/, '$1')
    .replace(/<svg.*?<\/svg>/gs, '');
};

test('a component of the project shows what it is given', async () => {
  expect(
    await show(
      "import Card, { tone } from '@site/src/components/card.tsx'\n\n<Card title={tone}>A</Card>",
    ),
  ).toBe('<section class="card" title="calm">A</section>');
  expect(
    await show("import * as all from '@site/src/components/card.tsx'\n\n<all.Card title='x'/>"),
  ).toBe('<section class="card" title="x"></section>');
});

test('the text of a file, and JSON, are values', async () => {
  expect(await show("import text from './_plain.md?raw'\n\n<pre>{text}</pre>")).toBe(
    '<pre>Said **once**.\n</pre>',
  );
  expect(await show("import numbers from './numbers.json'\n\nIt is {numbers.answer}.")).toBe(
    '<p>It is 42.</p>',
  );
});

test('what a file exports may be used in it', async () => {
  expect(await show('export const x = 6 * 7\n\nIt is {x}, a {typeof x}.')).toBe(
    '<p>It is 42, a number.</p>',
  );
});

test('a partial gets props, and what it exports can be imported', async () => {
  const html = await show(
    "import Greeting, { language } from './_greeting.mdx'\n\n<Greeting name='Ada'/>\n\n{language}",
  );
  expect(html.replace(/-[0-9a-f]{10}/, '')).toBe(
    '<p>Hello, Ada! <img src="/assets/logo.svg" alt="A logo" width="24" height="12"/></p>en',
  );
});

test('a partial of plain Markdown is shown where it is imported', async () => {
  expect(await show("import Plain from './_plain.md'\n\n<Plain/>")).toBe(
    '<div class="prose-part"><p>Said <strong>once</strong>.</p></div>',
  );
});

test('the components of the site work with an import and without', async () => {
  const own = await show('<Details summary="Why">Because.</Details>');
  expect(own).toBe('<details><summary>Why</summary>Because.</details>');
  const imported =
    "import Details from '@theme/Details'\n\n<Details summary='Why'>Because.</Details>";
  expect(await show(imported)).toBe(own);
});

test('an admonition may be written as a component', async () => {
  expect(await show('<Admonition type="caution" title={<i>Hot</i>}>A</Admonition>')).toBe(
    '<aside class="admonition admonition-warning" aria-label="caution">' +
      '<p class="admonition-heading"><i>Hot</i></p><div class="admonition-content">A</div></aside>',
  );
});

test('what is passed on from another file can be used by those who import this one', async () => {
  const content = await contentOf(
    page,
    "export { tone } from '@site/src/components/card.tsx'\n\nA {1+1}",
  );
  expect(content).toMatchObject({
    imported: { '@site/src/components/card.tsx': { kind: 'module' } },
  });
});
