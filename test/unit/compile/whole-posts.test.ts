import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { fillLinks } from '../../../src/compile/link-marks.ts';

/** The HTML of a post on its page and in a list. */
async function compilePost(source: string, file = 'content/blog/2024-01-02-a.mdx') {
  const { compiled, diagnostics } = await compileContent(file, source);
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  const [whole, preview] = [compiled.body, compiled.preview].map(
    (body) => body && fillLinks('html' in body ? body.html : body.code, (href) => `/post/${href}`),
  );
  return { compiled, whole, preview };
}

test('X52 a list that shows a whole post leaves out its ids', async () => {
  const { whole, preview } = await compilePost('## Use\n\n<b id="mark">A</b> [x](#use)\n');
  expect(whole).toContain('<h2 id="use">');
  expect(preview).toBe('<h2>Use</h2><p><b>A</b> <a href="/post/#use">x</a></p>');
});

test('X52 footnotes stay in a whole post, and link to the page of the post', async () => {
  const { preview } = await compilePost('A[^1].\n\n[^1]: Note.\n');
  expect(preview).toContain('<a href="/post/#user-content-fn-1" data-footnote-ref');
  expect(preview).toContain('Note.');
  expect(preview).not.toMatch(/ id=|describedby/);
});

test('X52 partials in whole posts have no ids either', async () => {
  const { preview } = await compilePost('## Note\n', 'content/docs/_note.mdx');
  expect(preview).toBe('<h2>Note</h2>');
});

test('a post without ids needs no preview, and a preview leaves out its footnotes', async () => {
  expect((await compilePost('Text.\n')).preview).toBeUndefined();
  const { preview } = await compilePost('A[^1].\n\n{/* truncate */}\n\n[^1]: Note.\n');
  expect(preview).toBe('<p>A.</p>');
});

test('drawings keep the ids that their parts refer to', async () => {
  const svg = '<svg><g id="a" /><use href="#a" /></svg>';
  const { preview } = await compilePost(`## B\n\n${svg}\n`);
  expect(preview).toContain('id="a"');
});

test('a level 1 heading below the title of a post is shown as level 2, with a warning', async () => {
  const { compiled, whole } = await compilePost('---\ntitle: T\n---\n\n# T\n\nA\n\n# Part\n');
  expect(compiled.headings).toEqual([{ depth: 2, id: 'part', text: 'Part' }]);
  expect(whole).not.toContain('<h1');
  const late = await compileContent(
    'content/blog/a.mdx',
    '---\ntitle: T\n---\n\nText.\n\n# Part\n\n<h1 className="x">More</h1>\n',
  );
  expect(late.compiled?.headings.map(({ text }) => text)).toEqual(['Part', 'More']);
  expect(
    late.diagnostics.map(({ line, message, severity }) => `${line} ${severity} ${message}`),
  ).toEqual(
    [7, 9].map(
      (line) => `${line} warning a heading of level 1 below the title; it is shown as level 2`,
    ),
  );
});

test('a JSX heading of level 1 is the title of a doc that has no other', async () => {
  const doc = await compileContent('content/docs/a.mdx', '<h1>Head</h1>\n\n## Head\n');
  expect(doc.compiled?.ownHeading).toBe('Head');
  expect(doc.compiled?.headings).toEqual([{ depth: 2, id: 'head-1', text: 'Head' }]);
  expect(doc.compiled?.ids).toContain('head');
});
