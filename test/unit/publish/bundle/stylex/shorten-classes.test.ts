import { readdirSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortenClasses } from '../../../../../src/publish/bundle/stylex/shorten-classes.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const { at, read, write } = temporaryFolder();

/** Shortens a bundle with this sheet and an island that uses one of its classes. */
function shorten(sheet: string): Map<string, string> {
  rmSync(at(), { recursive: true });
  const files = {
    'public/assets/root-1.css': sheet,
    'public/assets/island-2.js': 'export const a = "sx0q7z-b";',
    'public/assets/index-3.js': 'import { a } from "./island-2.js";',
    'server/index.js': 'load("/assets/index-3.js", "/assets/root-1.css", "px0-5", "--sx0q7z-v");',
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  shortenClasses(at());
  const names = readdirSync(at(), { recursive: true, encoding: 'utf8' });
  const scripts = names.filter((name) => /\.(js|css)$/.test(name)).sort();
  return new Map(scripts.map((name) => [name, read(name)]));
}

test('names are shortened in style sheets, scripts and variables, and other texts stay', () => {
  const texts = [...shorten('.sx0q7z-a{}.sx0q7z-b{}:root{--sx0q7z-v:1}').values()];
  expect(texts.map((text) => text.replaceAll(/-[\da-f]{4}\./g, '.'))).toEqual([
    'import { a } from "./island-2.js";',
    'export const a = "_1";',
    '._0{}._1{}:root{--_2:1}',
    'load("/assets/index-3.js", "/assets/root-1.css", "px0-5", "--_2");',
  ]);
});

test('a file whose short names change gets another file name', () => {
  const before = shorten('.sx0q7z-a{}.sx0q7z-b{}');
  const after = shorten('.sx0q7z-b{}');
  const same = [...before.keys()].filter((name) => after.has(name));
  expect(same).toEqual(['server/index.js']);
  expect([...shorten('.sx0q7z-b{}')]).toEqual([...after]);
  for (const [, name = ''] of String([...after.values()]).matchAll(/assets\/([^"]+)/g)) {
    expect(after.has(`public/assets/${name}`), name).toBe(true);
  }
});

test('a style sheet without the expected class names stops the build', () => {
  expect(() => shorten('.x1abc{}')).toThrow('has a class that starts with sx0q7z-');
});
