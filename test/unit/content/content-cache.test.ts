import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContentCompiler, readCompiled } from '../../../src/compile/files/content-cache.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-cache-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Compiles as a new process would, with nothing in memory. */
const compileAnew = (source: string, version = '1') =>
  createContentCompiler(root, { version })('content/a.mdx', source);
const folder = () => path.join(root, '.cache/compile');
const onlyEntry = () => {
  const names = readdirSync(folder());
  expect(names).toHaveLength(1);
  return path.join(folder(), names[0] ?? '');
};

test('compiled content is stored on disk and read from there', async () => {
  const first = await compileAnew('## One\n');
  const entry = onlyEntry();
  const written = readFileSync(entry, 'utf8');
  expect(await compileAnew('## One\n')).toEqual(first);
  expect(readFileSync(entry, 'utf8')).toBe(written);
  expect(written).toContain('"id":"one"');
});

test.each([
  ['cut off', (text: string) => text.slice(0, text.length / 2)],
  ['changed', (text: string) => text.replace('"id":"one"', '"id":"two"')],
  ['emptied', () => ''],
])('an entry that was %s is treated as absent, and written again', async (_case, damage) => {
  const first = await compileAnew('## One\n');
  const entry = onlyEntry();
  const written = readFileSync(entry, 'utf8');
  writeFileSync(entry, damage(written));
  expect(await compileAnew('## One\n')).toEqual(first);
  expect(readFileSync(entry, 'utf8')).toBe(written);
});

test('another text or compiler version makes another entry', async () => {
  await compileAnew('## One\n');
  await compileAnew('## Two\n');
  expect(readdirSync(folder())).toHaveLength(2);
  await compileAnew('## One\n', '2');
  expect(readdirSync(folder())).toHaveLength(3);
});

test('content with diagnostics is not cached', async () => {
  expect((await compileAnew('a <b\n')).diagnostics).toHaveLength(1);
  expect(() => readdirSync(folder())).toThrow('ENOENT');
});

test('the compiled text can be read from the cache by its key', async () => {
  const { compiled } = await compileAnew('Hello.\n');
  expect(readCompiled(root, compiled?.key ?? '')).toEqual(
    expect.objectContaining({ body: { html: '<p>Hello.</p>' } }),
  );
});

test('many files are compiled in threads, with the same results as alone', async () => {
  const compile = createContentCompiler(root, { version: '1' });
  const names = Array.from({ length: 50 }, (_, number) => `content/${number}.mdx`);
  const all = await Promise.all(names.map((name) => compile(name, `## Of ${name}\n\n<b\n`)));
  const alone = await createContentCompiler(root, { version: '1' })(
    'content/7.mdx',
    '## Of content/7.mdx\n\n<b\n',
  );
  expect(all[7]).toEqual(alone);
  // A file that arrives while the threads shut down is compiled, too.
  expect((await compile('content/later.mdx', 'Later.\n')).compiled?.words).toBe(1);
  expect(all.map(({ diagnostics }) => diagnostics[0]?.file)).toEqual(names);
});

test('a file saved while its pages are compiled gives them its new text the next time', async () => {
  mkdirSync(path.join(root, 'content'));
  const names = Array.from({ length: 50 }, (_, number) => `content/${number}.mdx`);
  const compileAll = () => {
    const compile = createContentCompiler(root, { version: '1', threads: 2 });
    return Promise.all(names.map((name) => compile(name, '```file=./card.toml\n```\n')));
  };
  let [saved, isDone] = [0, false];
  const saveOn = () => {
    if (isDone) return;
    saved += 1;
    writeFileSync(path.join(root, 'content/card.toml'), `a = ${saved}\n`);
    setImmediate(saveOn);
  };
  saveOn();
  await compileAll();
  isDone = true;
  const texts = (await compileAll()).map(({ compiled }) => {
    const { body } = readCompiled(root, compiled?.key ?? '');
    return 'html' in body ? body.html.replace(/<[^>]*>/g, '') : '';
  });
  expect(new Set(texts)).toEqual(new Set([`card.tomla = ${saved}`]));
});

test('a page is compiled again when a file appears that it did not find before', async () => {
  const source = '[sheet](./static/é.pdf)\n';
  mkdirSync(path.join(root, 'content/static'), { recursive: true });
  const put = (name: string) => writeFileSync(path.join(root, 'content/static', name), name);
  const show = async () => (await compileAnew(source)).compiled?.assets.map(({ file }) => file);
  expect(await show()).toEqual([]);
  put('é.pdf'.normalize('NFD'));
  expect(await show()).toEqual([`content/static/${'é.pdf'.normalize('NFD')}`]);
  put('é.pdf'.normalize('NFC'));
  expect(await show()).toEqual([`content/static/${'é.pdf'.normalize('NFC')}`]);
});

test('a symbolic link that is changed to point out of the project becomes a diagnostic', async () => {
  mkdirSync(path.join(root, 'content'));
  const link = path.join(root, 'content/link.css');
  writeFileSync(path.join(root, 'content/card.css'), 'a {}\n');
  symlinkSync(path.join(root, 'content/card.css'), link);
  const source = '```css file=./link.css\n```\n';
  expect((await compileAnew(source)).diagnostics).toEqual([]);
  const outside = `${root}.css`;
  writeFileSync(outside, 'a {}\n');
  rmSync(link);
  symlinkSync(outside, link);
  expect((await compileAnew(source)).diagnostics).toMatchObject([{ line: 1, column: 8 }]);
  rmSync(outside);
});

test('a running compiler notices that a file of a page changes, disappears and returns', async () => {
  mkdirSync(path.join(root, 'content'));
  const card = path.join(root, 'content/card.toml');
  const compile = createContentCompiler(root, { version: '1' });
  const show = async () => {
    const { compiled } = await compile('content/a.mdx', '```toml file=./card.toml\n```\n');
    return compiled && JSON.stringify(readCompiled(root, compiled.key).body);
  };
  for (const value of ['one', 'two']) {
    writeFileSync(card, `a = "${value}"\n`);
    expect(await show()).toContain(value);
  }
  rmSync(card);
  expect(await show()).toBeUndefined();
  writeFileSync(card, 'a = "three"\n');
  expect(await show()).toContain('three');
});

test('a running compiler rewrites an entry that was deleted from the cache', async () => {
  const compile = createContentCompiler(root, { version: '1' });
  await compile('content/a.mdx', 'Hello.\n');
  rmSync(folder(), { recursive: true });
  const { compiled } = await compile('content/a.mdx', 'Hello.\n');
  expect(readCompiled(root, compiled?.key ?? '').body).toEqual({ html: '<p>Hello.</p>' });
});
