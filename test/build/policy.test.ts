import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  build,
  configText,
  makeProject,
  makeTestFolder,
  smallSite,
  takeBundles,
  writeDoc,
} from './small-site.ts';

/** A frame that only the rendered page has. */
const film = (address: string) =>
  `<div dangerouslySetInnerHTML={{ __html: ['<ifr', 'ame title="A film" src="${address}"></iframe>'].join('') }} />`;

function makeSite(): string {
  const files = smallSite();
  const folder = 'content/docs/guide';
  files.set(`${folder}/film.mdx`, writeDoc('Film', film('https://films.example/1')));
  files.set(
    `${folder}/_form.mdx`,
    'Text.\n\n<form\n  action="https://forms.example/?a=1&b=2" />\n',
  );
  const form = "import Form from './_form.mdx';\n\n<Form />";
  for (const name of ['form', 'other']) files.set(`${folder}/${name}.mdx`, writeDoc(name, form));
  files.set(`${folder}/plain.mdx`, writeDoc('Plain', 'Nothing.'));
  const picture = '![A picture](https://pictures.example/1.png)';
  files.set(`${folder}/picture.mdx`, writeDoc('Picture', picture));
  return makeProject(makeTestFolder('policy/site'), files);
}

const policyOf = (root: string, page: string) =>
  /Content-Security-Policy" content="([^"]*)"/.exec(
    readFileSync(path.join(root, `dist/public/docs/guide/${page}/index.html`), 'utf8'),
  )?.[1];

test('X59 a build reports what components load from other hosts, and which pages exceed the standard policy', async () => {
  const root = makeSite();
  takeBundles(root);
  const unnamed = await build(root);
  expect(unnamed.code).toBe(1);
  expect(unnamed.output).toContain(
    `content/docs/guide/film.mdx  <iframe> loads from https://films.example, which site.config.ts does not name
    If you trust it, write there: contentSecurityPolicy: { frameSrc: ['https://films.example'] }.`,
  );
  // Both pages show the same part.
  expect(unnamed.output.match(/.*forms\.example,.*/g)).toEqual([
    'content/docs/guide/_form.mdx:3:1  <form> sends to https://forms.example, which site.config.ts does not name',
  ]);
  const contentSecurityPolicy = {
    frameSrc: ['https://films.example'],
    formAction: ['https://forms.example'],
  };
  writeFileSync(path.join(root, 'site.config.ts'), configText({ contentSecurityPolicy }));
  const said = [
    'More than the standard policy:',
    '  form-action https://forms.example on every page, named by site.config.ts',
    '  frame-src https://films.example on every page, named by site.config.ts',
    '  img-src https://pictures.example for https://pictures.example/1.png on /docs/guide/picture/',
  ].join('\n');
  const cold = await build(root);
  expect([cold.code, cold.output]).toEqual([0, expect.stringContaining(said)]);
  expect(policyOf(root, 'picture')).toContain("img-src 'self' data: https://pictures.example;");
  expect(policyOf(root, 'plain')).not.toContain('pictures.example');
  expect(policyOf(root, 'plain')).toContain("frame-src 'self' https://films.example;");
  // An unchanged site is reported again.
  const again = await build(root);
  expect([again.code, again.output]).toEqual([0, expect.stringContaining(said)]);
  const other = writeDoc('Plain', film('data:text/html,x'));
  writeFileSync(path.join(root, 'content/docs/guide/plain.mdx'), other);
  const inline = await build(root);
  expect(inline.code).toBe(1);
  expect(inline.output).toContain(
    'content/docs/guide/plain.mdx  <iframe> has a data: address as its src',
  );
});
