import { readdirSync } from 'node:fs';
import path from 'node:path';
import stylex from '@stylexjs/unplugin';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openToolCache } from '../../../../../src/compile/files/tool-cache.ts';
import {
  cacheTransforms,
  describeStylexInputs,
} from '../../../../../src/publish/bundle/stylex/cache-transforms.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const { at, write } = temporaryFolder();
/** The files that StyleX has compiled. */
let compiled: string[];

const card = `import * as stylex from '@stylexjs/stylex';
import { colors } from './colors.stylex';
export const styles = stylex.create({ card: { color: colors.text } });`;

beforeEach(() => {
  compiled = [];
  write('package.json', '{ "name": "shop" }');
  write('package-lock.json', '{}');
  write('src/colors.stylex.ts', '');
});

afterEach(() => {
  globalThis.__stylex_unplugin_store?.rulesById.clear();
});

function noteCompiled(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error('StyleX transforms in another way');
  return {
    ...plugin,
    transform(code, id, context) {
      if (id.startsWith(at())) compiled.push(path.relative(at(), id));
      return transform.call(this, code, id, context);
    },
  };
}

/** Compiles the texts of a file one after the other, as a new process. */
async function start(texts: string[], { prefix = 'x', name = 'src/card.ts' } = {}) {
  const options = { classNamePrefix: prefix };
  const cache = openToolCache(at(), 'src/publish/bundle/stylex/cache-transforms.ts');
  const plugin = cacheTransforms(noteCompiled(stylex.vite(options)), {
    root: at(),
    options,
    cache,
  });
  globalThis.__stylex_unplugin_store?.rulesById.clear();
  const input = at(name);
  let made = '';
  for (const text of texts) {
    write(name, text);
    const bundle = await rolldown({ input, plugins: [plugin], external: (id) => id !== input });
    const { output } = await bundle.generate();
    made = output[0].code;
    await bundle.close();
  }
  const rules = JSON.stringify([...(globalThis.__stylex_unplugin_store?.rulesById.values() ?? [])]);
  return { made, rules };
}

test('a compiled file is cached for the next process, with its rules', async () => {
  const first = await start([card]);
  expect(first.rules).toContain('color:var(');
  expect(await start([card])).toEqual(first);
  expect(compiled).toEqual(['src/card.ts']);
});

const tokens = `import * as stylex from '@stylexjs/stylex';
export const colors = stylex.defineVars({ text: 'red' });`;

test.each([
  ['text', 'src/a.stylex.ts', tokens.replace('red', 'blue'), {}],
  ['option', 'src/a.stylex.ts', tokens, { prefix: 'y' }],
  ['file name', 'src/b.stylex.ts', tokens, {}],
])('another %s is compiled again, with other rules', async (_what, name, text, options) => {
  const first = await start([tokens], { name: 'src/a.stylex.ts' });
  const other = await start([text], { name, ...options });
  expect(compiled).toEqual(['src/a.stylex.ts', name]);
  expect(other.rules).toContain(text === tokens ? 'red' : 'blue');
  expect(other.rules).not.toBe(first.rules);
  // All results stay in the cache.
  expect(await start([tokens], { name: 'src/a.stylex.ts' })).toEqual(first);
  expect(compiled).toHaveLength(2);
});

test('a theme that resolves to another file has other variables', async () => {
  const first = await start([card]);
  write('src/colors.stylex.js', '');
  const moved = await start([card]);
  expect(moved.rules).not.toBe(first.rules);
  expect(compiled).toHaveLength(2);
});

test.each(['package.json', 'package-lock.json', 'node_modules/.package-lock.json'])(
  'a file is compiled again with another %s',
  async (name) => {
    await start([card]);
    write(name, '{ "name": "other" }');
    await start([card]);
    expect(compiled).toHaveLength(2);
  },
);

test('a changed entry is treated as absent', async () => {
  const first = await start([card]);
  const [entry = ''] = readdirSync(at('.cache/tools'));
  write(`.cache/tools/${entry}`, '{}');
  expect(await start([card])).toEqual(first);
  expect(compiled).toHaveLength(2);
});

test('files are not cached with a Babel configuration or a theme from a package', async () => {
  write('node_modules/theme/package.json', '{ "name": "theme" }');
  write('node_modules/theme/colors.stylex.js', '');
  const ofPackage = card.replace('./colors', 'theme/colors');
  await start([ofPackage]);
  await start([ofPackage]);
  write('babel.config.json', '{}');
  await start([card]);
  await start([card]);
  expect(compiled).toHaveLength(4);
});

test('rules that an edit removes while a process runs are gone', async () => {
  const plain = "import '@stylexjs/stylex';\nexport const styles = undefined;";
  await start([plain]);
  expect((await start([card, plain])).rules).toBe('[]');
});

test('a virtual module is not described, even if its text has the word stylex in a path', () => {
  const text = "import '/stylex-website/src/a.css';";
  // Builds run in the project's folder, from which such a name would count.
  const project = process.cwd();
  expect(describeStylexInputs(project, path.join(project, 'src/a.ts'), text)).toBeDefined();
  expect(describeStylexInputs(project, '\0virtual:styles', text)).toBeUndefined();
});
