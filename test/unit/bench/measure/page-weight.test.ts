import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import {
  findRequests,
  weighPage,
  withoutInlineScripts,
} from '../../../../bench/measure/page-weight.ts';
import { listOutput } from '../../../../bench/run/measure-build.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, write } = temporaryFolder();

const files = {
  'docs/a/index.html':
    '<link rel="stylesheet" href="/s.css"><link rel=modulepreload href="/assets/m.js"><script>text</script><script type="module" src="/assets/a.js"></script><script src="https://other.example/x.js"></script>',
  's.css': 'a{color:red}',
  'assets/a.js': 'import{b}from"./b.js";import("./later.js");',
  'assets/b.js': 'export const b = "b";'.repeat(9),
  'assets/m.js': 'preloaded()',
  'assets/later.js': 'later()'.repeat(99),
};
beforeEach(() => {
  for (const [name, text] of Object.entries(files)) write(name, text);
});
const gzip = (name: keyof typeof files) => gzipSync(files[name]).length;

test('the weight of a page is its HTML, styles, scripts and static imports', () => {
  const weight = weighPage(at(), 'docs/a/index.html', 'assets/later.js');
  expect(weight).toEqual({
    html: files['docs/a/index.html'].length,
    htmlGzip: gzip('docs/a/index.html'),
    htmlWithoutPayload: files['docs/a/index.html'].length - '<script>text</script>'.length,
    payloadGzip: gzip('assets/later.js'),
    scriptsGzip: gzip('assets/a.js') + gzip('assets/b.js') + gzip('assets/m.js'),
    stylesGzip: gzip('s.css'),
  });
});

test('the output is listed with its files and total bytes', () => {
  const bytes = Object.values(files).reduce((sum, text) => sum + text.length, 0);
  expect(listOutput(at())).toEqual({ names: Object.keys(files).sort(), bytes });
});

test('unquoted attributes are read, and script preloads count but icons do not', () => {
  const html =
    '<link rel=preload as=script href=/p.js><link rel=icon href=/i.svg><script defer src=/d.js></script>';
  expect(findRequests(html)).toEqual({ scripts: ['/p.js', '/d.js'], styles: [] });
  expect(withoutInlineScripts('<script src="/a.js"></script><script id="x">1</script>')).toBe(
    '<script src="/a.js"></script>',
  );
});
