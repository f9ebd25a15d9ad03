import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  createSiteName,
  swapOutput,
  tidyOutput,
} from '../../../../src/publish/build/swap-output.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, read } = temporaryFolder();

function writeSite(folder: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), text);
  return folder;
}
const swapIn = (text: string) => swapOutput(at('dist'), writeSite(at('built'), text), at('spare'));
const readPage = () => read('dist/public/index.html');
const names = () => readdirSync(at('dist')).sort();

test('a new site replaces the previous one, which is set aside', () => {
  swapIn('one');
  expect(readPage()).toBe('one');
  swapIn('two');
  expect(readPage()).toBe('two');
  expect(names()).toEqual(['public', expect.stringMatching(/^site-/)]);
  expect(readdirSync(at())).toEqual(['dist', 'spare']);
  expect(read('spare/index.html')).toBe('one');
});

test.each<[string, (target: string) => void]>([
  ['a real folder', (target) => writeSite(target, 'by hand')],
  ['a file', (target) => writeFileSync(target, 'by hand')],
  ['a broken symbolic link', (target) => symlinkSync('gone', target)],
])('%s in its place is replaced', (_case, put) => {
  mkdirSync(at('dist'));
  put(at('dist', 'public'));
  swapIn('new');
  expect(readPage()).toBe('new');
  expect(lstatSync(at('dist', 'public')).isSymbolicLink()).toBe(true);
  expect(names()).toHaveLength(2);
});

test('a link to a folder that is gone is reported', () => {
  symlinkSync('gone', at('dist'));
  expect(() => tidyOutput(at('dist'))).toThrow('dist  the symbolic link points to nothing');
});

test('leftovers of a killed build are removed, and the published site stays', () => {
  swapIn('kept');
  const dead = createSiteName();
  writeSite(at('dist', dead), 'half');
  symlinkSync(dead, at('dist', `${dead}.link`));
  tidyOutput(at('dist'));
  expect(readPage()).toBe('kept');
  expect(names()).toHaveLength(2);
});

test('a folder that a killed build had moved aside is restored', () => {
  writeSite(at('dist', createSiteName('before')), 'by hand');
  tidyOutput(at('dist'));
  expect(names()).toEqual(['public']);
  expect(readPage()).toBe('by hand');
});

test('other files and folders beside the site are left alone', () => {
  swapIn('one');
  const others = ['notes.txt', 'site-2024-backup', 'site-old', 'site-1-2-12345678', 'site-map.txt'];
  for (const name of others) writeFileSync(at('dist', name), 'mine');
  swapIn('two');
  tidyOutput(at('dist'));
  expect(names()).toHaveLength(others.length + 2);
  expect(names()).toEqual(expect.arrayContaining(others));
});

test('a symbolic link that no build created is rejected, before and after building', () => {
  writeSite(at('own'), 'own');
  mkdirSync(at('dist'));
  symlinkSync('../own', at('dist', 'public'));
  const message =
    'dist/public  it is a link to ../own, which no build created\n' +
    '    Remove or move the link: the build creates its own here.';
  expect(() => tidyOutput(at('dist'))).toThrow(message);
  expect(() => swapIn('new')).toThrow(message);
  expect(readPage()).toBe('own');
});

test('a previous site that cannot be removed is a warning, and the new one is published', () => {
  swapIn('one');
  const site = readdirSync(at('dist')).find((name) => name.startsWith('site-')) ?? '';
  const built = writeSite(at('built'), 'two');
  for (const folder of [at(), at('dist'), built]) chmodSync(folder, 0o777);
  chmodSync(at('dist', site), 0o555);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  withoutPower(() => swapOutput(at('dist'), built, at('spare')));
  expect(readPage()).toBe('two');
  expect(warn.mock.calls[0]?.[0]).toMatch(
    new RegExp(
      `^dist/${site}.*  warning: permission denied .*\n    dist/${site} is not needed any more`,
    ),
  );
  warn.mockRestore();
  chmodSync(at('dist', site), 0o755);
});

/** Runs without root privileges, since root may remove everything. */
function withoutPower(act: () => void): void {
  const isSuper = process.geteuid?.() === 0;
  if (isSuper) process.seteuid?.(65534);
  try {
    act();
  } finally {
    if (isSuper) process.seteuid?.(0);
  }
}

test('a site with a name of an older format is replaced, too', () => {
  writeSite(at('dist', 'site-12-a1b2'), 'old');
  symlinkSync('site-12-a1b2', at('dist', 'public'));
  swapIn('new');
  expect(names()).toEqual(['public', expect.stringMatching(/^site-/)]);
  expect(readPage()).toBe('new');
});

test('tidying does nothing if there is no previous site', () => {
  tidyOutput(at('dist'));
  expect(readdirSync(at())).toEqual([]);
});
