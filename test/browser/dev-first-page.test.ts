import { expect, test, vi } from 'vitest';
import { writeDoc } from '../build/small-site.ts';
import { route, startDevSite } from './dev-site.ts';

/** Enough pages to keep the compiling thread busy for longer than the first pages take, and none of them for long. */
const block = Array.from({ length: 700 }, (_, line) => `let a${line} = \`\${${line}}\`;`).join(
  '\n',
);
const blocks = Array.from({ length: 3 }, () => `\`\`\`tsx\n${block}\n\`\`\``).join('\n\n');
const many = Array.from({ length: 100 }, (_, number): [string, string] => [
  `content/docs/many/page-${number}.mdx`,
  writeDoc(`Many ${number}`, number === 39 ? '```tsx\nlet a = 1;\n```' : `${blocks}\n\n${number}`),
]);
const site = startDevSite('dev-first-page', new Map(many));

/** The body of a page without its scripts, which differ in each response. */
const show = (text: string) =>
  /<body.*<\/body>/s.exec(text)?.[0].replace(/<script\b.*?<\/script>/gs, '') ?? text;
const pages = [route, '/', '/docs/guide/', '/docs/many/page-39/'];

test('pages requested before all content is compiled have the same body as afterwards', async () => {
  const early = [];
  for (const page of pages) early.push(await site.ask(page));
  await vi.waitFor(() => expect(site.output()).toContain('Compiling all content'));
  expect(site.output()).not.toContain('Done in');
  const sitemap = await site.ask('/sitemap.xml');
  expect(sitemap.text).toContain('/docs/many/page-20/');
  await vi.waitFor(() => expect(site.output()).toContain('Done in'), { timeout: 120_000 });
  for (const [at, page] of pages.entries()) {
    const { status, text } = await site.ask(page);
    expect([page, early[at]?.status]).toEqual([page, status]);
    expect(show(early[at]?.text ?? '')).toBe(show(text));
  }
});

test('the dev server pre-bundles only packages that run in the browser', () => {
  for (const folder of ['deps', 'deps_ssr']) {
    const text = site.read(`node_modules/.vite/${folder}/_metadata.json`);
    const { optimized }: { optimized: object } = JSON.parse(text);
    const packages = Object.keys(optimized).map((name) => name.replace(/(?<!@\w+)\/.*/, ''));
    const own = ['@stylexjs/stylex', 'jotai', 'react', 'react-dom', 'react-server-dom-webpack'];
    expect(packages.filter((name) => !own.includes(name))).toEqual([]);
    expect(packages).toContain('react-dom');
  }
});
