import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortenSheets } from '../../../../src/waku/patches/short-sheets.ts';

test('style sheets get short attributes, and other code is kept', () => {
  const code = 'add({ crossOrigin: "anonymous", href }, "vite-rsc/importer-resources"); other();';
  expect(shortenSheets(code)).toBe('add({ crossOrigin: "", href }, "site"); other();');
});

test('unknown code of the framework is reported', () => {
  expect(() => shortenSheets('add("vite-rsc/importer-resources")')).toThrow(
    'The framework adds style sheets without crossOrigin: "anonymous"',
  );
});

test('contract: the style sheets of the installed framework can be shortened', () => {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@vitejs/plugin-rsc')));
  const codes = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((code) => code.includes('vite-rsc/importer-resources'));
  expect(codes).toHaveLength(1);
  expect(shortenSheets(codes[0] ?? '')).toContain('"site"');
});
