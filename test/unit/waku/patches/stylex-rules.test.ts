import path from 'node:path';
import stylex from '@stylexjs/unplugin';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { stylexRules } from '../../../../src/waku/patches/stylex-rules.ts';

const input = path.resolve(import.meta.dirname, 'card.js');
const code = `import * as stylex from '@stylexjs/stylex';
export const styles = stylex.create({ card: { color: 'teal' } });`;

afterEach(() => {
  globalThis.__stylex_unplugin_store?.rulesById.clear();
});

test('contract: the StyleX plugin stores the rules of a file where they are read and added', async () => {
  const card: Plugin = {
    name: 'card',
    resolveId: (id) => (id === input ? id : undefined),
    load: (id) => (id === input ? code : undefined),
  };
  const plugins = [card, stylex.vite({})];
  const bundle = await rolldown({ input, plugins, external: (id) => id !== input });
  await bundle.generate();
  await bundle.close();
  const rules = stylexRules.read(input);
  expect(JSON.stringify(rules)).toContain('{color:teal}');
  const version = globalThis.__stylex_unplugin_store?.version ?? Number.NaN;
  stylexRules.add('other', rules);
  expect(stylexRules.read('other')).toBe(rules);
  expect(globalThis.__stylex_unplugin_store?.version).toBe(version + 1);
});
