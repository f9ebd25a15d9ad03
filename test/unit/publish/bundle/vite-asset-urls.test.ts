import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { viteAssetUrls } from '../../../../src/publish/bundle/vite-asset-urls.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, write } = temporaryFolder();
beforeEach(() => {
  write('x.png', 'a picture');
});

/** Bundles a module for browsers or for Node, and returns its default export. */
async function run(code: string, consumer: 'client' | 'server'): Promise<unknown> {
  const input = at('component.ts');
  writeFileSync(input, code);
  const made = await build({
    root: at(),
    base: '/base/',
    logLevel: 'silent',
    configFile: false,
    plugins: [viteAssetUrls(at(), 'https://site.example')],
    build: {
      write: false,
      minify: false,
      ssr: consumer === 'server' && input,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  });
  const [bundle] = Array.isArray(made) ? made : [made];
  if (!bundle || !('output' in bundle)) throw new Error('there is no bundle');
  const [chunk] = bundle.output;
  const module = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`);
  return module.default;
}

const url = "new URL('./x.png', import.meta.url)";

test.each([
  [`${url}.href`, 'client'],
  [`${url}.href`, 'server'],
  [`${url}.pathname`, 'server'],
  [`new URL(\n  "./x.png",\n  import.meta.url,\n).toString()`, 'server'],
] as const)('%s gives the published address (%s)', async (written, consumer) => {
  expect(await run(`export default ${written};`, consumer)).toMatch(
    /^\/base\/assets\/x-[\w-]+\.png$/,
  );
});

test('on the server the URL of a file has the origin of the site', async () => {
  const [made, other] = [await run(`export default [${url}, ${url}.href];`, 'server')].flat();
  expect(String(made)).toBe(`https://site.example${other}`);
});

test('URLs that do not name a file beside the module are left unchanged', async () => {
  const code =
    "export default [new URL('/x', 'https://a.example').href, new URL('.', 'https://b.example/c').href, typeof import.meta.url];";
  expect(await run(code, 'server')).toEqual([
    'https://a.example/x',
    'https://b.example/',
    'string',
  ]);
});

test.each([
  ['client', '.href'],
  ['server', '.href'],
  ['server', ''],
] as const)(
  'a missing file fails the build with its name and place (%s, %s)',
  async (consumer, use) => {
    const code = `export const a = 1;\nexport default new URL('./y.png', import.meta.url)${use};\n`;
    await expect(run(code, consumer)).rejects.toMatchObject({
      message: expect.stringContaining('there is no file "./y.png" beside this one'),
      errors: [{ id: at('component.ts'), loc: { line: 2, column: 15 } }],
    });
  },
);
