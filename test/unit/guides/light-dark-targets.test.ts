import { build } from 'vite';
import { expect, test } from 'vitest';
import { readPage } from '../api-tables/read-tables.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { write } = temporaryFolder();

/** The style sheet that a production build of Vite makes of a variable with two colours. */
async function buildSheet(cssTarget?: string[]): Promise<string> {
  const input = write('page.css', ':root { --page: light-dark(white, black) }');
  const result = await build({
    build: { rolldownOptions: { input }, write: false, ...(cssTarget && { cssTarget }) },
    configFile: false,
    logLevel: 'silent',
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
}

test('Vite rewrites light-dark() by default, and keeps it with the targets of the recipe', async () => {
  const [, list = ''] = /`build\.cssTarget` to `\[(.*?)\]`/.exec(
    readPage('learn/06-recipes/06-light-dark-themes.mdx'),
  ) ?? [''];
  const targets = [...list.matchAll(/'(.*?)'/g)].map(([, target = '']) => target);
  expect(targets).toHaveLength(4);
  expect(await buildSheet()).not.toContain('light-dark(');
  expect(await buildSheet(targets)).toContain('light-dark(#fff,#000)');
});
