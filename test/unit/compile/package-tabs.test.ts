import { expect, test } from 'vitest';
import { renderText } from './render.ts';

async function tabsOf(meta: string, code: string): Promise<Record<string, string>> {
  const html = await renderText(`\`\`\`sh ${meta}\n${code}\n\`\`\`\n`);
  expect(html).toContain('<div id="npm2yarn">');
  const tabs = [...html.matchAll(/<section title="(\w+)">(.*?)<\/section>/gs)];
  return Object.fromEntries(
    tabs.map(([, name, tab]) => [name, (tab ?? '').replace(/<[^>]+>/g, '')]),
  );
}

test('npm2yarn gives a tab for each package manager, in one group', async () => {
  expect(await tabsOf('npm2yarn', 'npm install --save-dev @stylexjs/stylex')).toEqual({
    npm: 'npm install --save-dev @stylexjs/stylex',
    yarn: 'yarn add --dev @stylexjs/stylex',
    pnpm: 'pnpm add --save-dev @stylexjs/stylex',
    bun: 'bun add --dev @stylexjs/stylex',
  });
});

test('npm2yarn2pnpm gives tabs for the package managers that it names', async () => {
  expect(Object.keys(await tabsOf('npm2yarn2pnpm', 'npm ci'))).toEqual(['npm', 'yarn', 'pnpm']);
});

test.each([
  ['npm ci', 'pnpm install --frozen-lockfile'],
  ['npx create-app@latest x -- --y', 'pnpm dlx create-app@latest x -- --y'],
  ['npm i -D a && npm run build', 'pnpm add -D a &amp;&amp; pnpm run build'],
  ['$ npm start # npm runs', '$ pnpm start # npm runs'],
  ['CI=1 sudo npm i -g a', 'CI=1 sudo pnpm add -g a'],
  ['# npm install\nnpm install', '# npm install\npnpm install'],
  ['cd npm-demo', 'cd npm-demo'],
  ['echo "npm rocks"', 'echo "npm rocks"'],
  ['npm publish', 'npm publish'],
])('"%s" is "%s" for pnpm', async (npm, pnpm) => {
  expect((await tabsOf('npm2pnpm', npm)).pnpm?.replaceAll('&quot;', '"')).toBe(pnpm);
});

test('every tab has the title and the highlighted lines of the fence', async () => {
  const html = await renderText('```sh npm2yarn title="Terminal" {1}\nnpm i\nls\n```\n');
  expect(html.match(/<figcaption class="code-title">Terminal<\/figcaption>/g)).toHaveLength(4);
  expect(html.match(/class="line highlighted"/g)).toHaveLength(4);
});
