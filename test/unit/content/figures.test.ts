import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import stylexPlugin from 'stylex-babel-plugin-013';
import { expect, test } from 'vitest';

const folder = 'content/docs/learn/_figures';

/** The declarations that the figures of Learn draw as tiles. */
const drawn = `
  import * as stylex from '@stylexjs/stylex';
  export const styles = stylex.create({
    one: { borderRadius: 8, color: 'crimson', display: 'flex', fontSize: 16, fontWeight: 700, padding: 12 },
    two: { color: 'gray', padding: 16 },
    three: { color: { default: 'gray', ':hover': 'black', '@media print': 'navy' } },
  });`;

test('every class name in a figure is one that the compiler generates', () => {
  const plugins = [[stylexPlugin, {}]];
  const compiled = transformSync(drawn, { plugins, babelrc: false, configFile: false })?.code ?? '';
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const shown = text.match(/\bx(?=[a-z]*\d)[a-z\d]{5,7}\b/g) ?? [];
    for (const name of shown) expect(compiled, `${file}: ${name}`).toContain(name);
  }
});
