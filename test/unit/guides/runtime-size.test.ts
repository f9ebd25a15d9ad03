import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { readPage } from '../api-tables/read-tables.ts';

/** Size of a bundle of one line of code in kB, minified. */
async function bundle(code: string): Promise<number> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : null),
    load: (id: string) => (id === 'entry' ? code : null),
  };
  const build = await rolldown({ input: 'entry', plugins: [entry], logLevel: 'silent' });
  const { output } = await build.generate({ minify: true });
  return output[0].code.length / 1000;
}

test('the runtime is as large as the page about size says', async () => {
  const said = /at most ([\d.]+) kB minified, whatever the size of the app, and ([\d.]+) kB/.exec(
    readPage('guides/css-size.mdx'),
  );
  const whole = await bundle("import * as stylex from 'stylex-013'; globalThis.stylex = stylex;");
  const props = await bundle("import { props } from 'stylex-013'; globalThis.props = props;");
  expect(whole).toBeCloseTo(Number(said?.[1]), 1);
  expect(props).toBeCloseTo(Number(said?.[2]), 1);
});
