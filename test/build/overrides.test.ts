import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build, buildPages, buildWell, makeProject, makeTestFolder } from './small-site.ts';

const timeoutMs = 600_000;
const folder = 'content/overrides';

const footer = `import * as stylex from '@stylexjs/stylex';
import { SiteFooter as Original } from '@site/src/components/site-footer.tsx';
import { Forum } from './parts/forum.tsx';

const styles = stylex.create({ box: { outlineOffset: '1234px' } });

export function SiteFooter() {
  return (
    <div {...stylex.props(styles.box)}>
      <Forum />
      <Original />
    </div>
  );
}
`;
const forum = 'export const Forum = () => <p>Questions? Ask on our forum.</p>;\n';

let root = '';
const write = (name: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const pageOf = (route: string) =>
  readFileSync(path.join(root, 'dist/public', route, 'index.html'), 'utf8');

beforeAll(async () => {
  root = makeProject(path.join(makeTestFolder('overrides'), 'site'));
  await buildPages(root);
}, timeoutMs);

test(
  'X56 an override replaces a component of the site on every page, and can render the original',
  async () => {
    expect(pageOf('blog')).not.toContain('forum');
    write(`${folder}/site-footer.tsx`, footer);
    write(`${folder}/parts/forum.tsx`, forum);
    await buildWell(root);
    for (const route of ['', 'blog', 'docs/guide']) {
      const html = pageOf(route);
      expect(html).toContain('Questions? Ask on our forum.');
      expect(html.match(/<footer/g)).toHaveLength(1);
    }
    const [, sheet = ''] = /<link[^>]*rel="stylesheet"[^>]*href="([^"]*)"/.exec(pageOf('')) ?? [];
    expect(readFileSync(path.join(root, 'dist/public', sheet), 'utf8')).toContain('1234px');
  },
  timeoutMs,
);

test('without the override the component of the site is back', {
  tags: 'bundles',
  timeout: timeoutMs,
}, async () => {
  rmSync(path.join(root, folder), { recursive: true });
  await buildWell(root);
  expect(pageOf('blog')).not.toContain('forum');
});

test('X56 an override that replaces nothing, or lacks an export, is an error with a suggestion', {
  tags: 'bundles',
  timeout: timeoutMs,
}, async () => {
  write(`${folder}/footer-site.tsx`, forum);
  write(`${folder}/site-foter.tsx`, forum);
  write(`${folder}/brand.tsx`, forum);
  const { code, output } = await build(root);
  expect(code).toBe(1);
  expect(output).toContain(
    [
      `${folder}/brand.tsx  it does not export Brand, which src/components/brand.tsx exports`,
      "    Export it, or keep the original with: export * from '@site/src/components/brand.tsx';",
    ].join('\n'),
  );
  expect(output).toContain(
    `${folder}/footer-site.tsx  there is no component src/components/footer-site.tsx to replace\n    Give it`,
  );
  expect(output).toContain('Did you mean site-footer.tsx?');
  rmSync(path.join(root, folder), { recursive: true });
});
