import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { loadCompileFeatures } from '../../../src/compile/files/load-compile-features.ts';
import { noSources } from '../../../src/compile/source-reader.ts';
import { formatDiagnostics } from '../../../src/diagnostics/diagnostic.ts';

const stylex = [
  '```ts',
  "import * as stylex from '@stylexjs/stylex';",
  "export const s = stylex.create({ a: { color: 'red' } });",
  '```',
  '',
].join('\n');
const output = '```css output="css"\n```\n';

/** The files of features that a process has loaded after it compiled a page. */
function listLoaded(choices: object, source: string): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { compileFile } = await import('./src/compile/files/compile-file.ts');
    await compileFile('.', 'content/docs/a.md', ${JSON.stringify(source)}, ${JSON.stringify(choices)});
    console.log(JSON.stringify(loaded));
    process.exit();
  `;
  const node = ['--input-type=module', '--no-warnings', '-e', script];
  const urls: string[] = JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8' }));
  return urls.flatMap((url) => /\/src\/features\/(\w+\/.*)$/.exec(url)?.[1] ?? []);
}

test('the features of the site are loaded, and only the words of others', () => {
  const without = loadCompileFeatures({});
  expect(without.parts).toEqual([]);
  expect(without.lacking.map(({ feature }) => feature)).toEqual(['samples']);
  const choices = { isShown: false, hasPlayground: true };
  const having = loadCompileFeatures({ samples: choices });
  expect(having.parts).toMatchObject([{ feature: 'samples', choices }]);
  expect(having.lacking).toEqual([]);
});

test('a site without samples loads only their words, and one with samples only the code it needs', {
  tags: 'variants',
}, () => {
  expect(listLoaded({}, stylex + output)).toEqual(['samples/words.ts']);
  const plain = listLoaded({ samples: {} }, stylex);
  expect(plain).toContain('samples/mdx/rehype-samples.ts');
  const unneeded = /rehype-compiled-output|fill-outputs|write-output|sandbox|show-samples/;
  expect(plain.filter((file) => unneeded.test(file))).toEqual([]);
  expect(listLoaded({ samples: { isShown: true } }, stylex)).toContain(
    'samples/show/show-samples.ts',
  );
});

test('words of samples on a site without them are a warning that says how to add the feature', async () => {
  const source = `${stylex.replace('ts', 'ts fails="types: x" project="a"')}\n${output}`;
  const { compiled, diagnostics } = await compileContent(
    'content/docs/a.md',
    source,
    noSources,
    loadCompileFeatures({}),
  );
  expect(formatDiagnostics(diagnostics)).toBe(
    'content/docs/a.md:1:7  warning: "fails="types: x"" needs the feature samples, ' +
      "which this site doesn't have, so it has no effect\n" +
      '    Add samples: {} to site.config.ts, or remove it from the fence.\n\n' +
      'content/docs/a.md:6:8  warning: "output="css"" needs the feature samples, ' +
      "which this site doesn't have, so the block stays empty\n" +
      '    Add samples: {} to site.config.ts, or remove it from the fence.',
  );
  expect(JSON.stringify(compiled?.body)).toContain('stylex');
  expect([compiled?.kept, compiled?.features]).toEqual([undefined, undefined]);
});
