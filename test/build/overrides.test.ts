import { expect, test } from 'vitest';
import { build, buildPages, smallSite } from './small-site.ts';
import { openTestSite } from './test-site.ts';

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

const site = openTestSite('overrides', smallSite(), buildPages);
const { root, write, remove, readBuilt, buildWell } = site;
const pageOf = (route: string) => readBuilt(`${route}/index.html`);

test('X56 an override replaces a component of the site on every page, and can render the original', async () => {
  expect(pageOf('blog')).not.toContain('forum');
  write(`${folder}/site-footer.tsx`, footer);
  write(`${folder}/parts/forum.tsx`, forum);
  await buildWell();
  for (const route of ['', 'blog', 'docs/guide']) {
    const html = pageOf(route);
    expect(html).toContain('Questions? Ask on our forum.');
    expect(html.match(/<footer/g)).toHaveLength(1);
  }
  const [, sheet = ''] = /<link[^>]*rel="stylesheet"[^>]*href="([^"]*)"/.exec(pageOf('')) ?? [];
  expect(readBuilt(sheet)).toContain('1234px');
});

test('without the override the component of the site is back', {
  tags: 'bundles',
}, async () => {
  remove(folder);
  await buildWell();
  expect(pageOf('blog')).not.toContain('forum');
});

test('X56 an override that replaces nothing, or lacks an export, is an error with a suggestion', {
  tags: 'bundles',
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
  remove(folder);
});
