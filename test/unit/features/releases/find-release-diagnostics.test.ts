import { expect, test } from 'vitest';
import { createContentCompiler } from '../../../../src/compile/files/content-cache.ts';
import { readContent } from '../../../../src/compile/files/read-content.ts';
import { formatDiagnostics } from '../../../../src/diagnostics/diagnostic.ts';
import { findReleaseDiagnostics } from '../../../../src/features/releases/check.ts';
import { withTree } from '../../content/plant.ts';

const files = {
  'content/docs/themes.mdx': '---\ntitle: Themes\n---\n\n## Dark mode\n\nText.\n',
  'content/docs/draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n\nText.\n',
  'content/blog/2025-05-19-news.mdx': '---\ntitle: News\nslug: v1.0.0\n---\n\nText.\n',
};

const diagnosticsOf = (yaml: string) =>
  withTree({ ...files, 'content/releases.yml': yaml }, async (root) => {
    const content = await readContent(root, createContentCompiler(root), false);
    return formatDiagnostics(findReleaseDiagnostics(root, content));
  });

const released = (change: string) =>
  `- version: 1.0.0\n  post: v1.0.0\n  changes:\n    - { kind: added, text: all, ${change} }\n`;

test('a release can have a post or a date, and its changes can have addresses', async () => {
  expect(await diagnosticsOf(released('at: /docs/themes/#dark-mode'))).toBe('');
  expect(await diagnosticsOf('- { version: 1.0.0, date: 2025-05, changes: [] }\n')).toBe('');
});

test('an address of a draft is not reported', async () => {
  expect(await diagnosticsOf(released('at: /docs/draft/#soon'))).toBe('');
});

test('a site without the file has no releases', () =>
  withTree(files, async (root) => {
    const content = await readContent(root, createContentCompiler(root), false);
    expect(findReleaseDiagnostics(root, content)).toEqual([]);
  }));

test.each([
  [
    'a missing page',
    released('at: /docs/theme/'),
    '4:37  no doc or post has the address "/docs/theme/"\n    Did you mean /docs/themes/?',
  ],
  [
    'a missing heading',
    released('at: "/docs/themes/#dark"'),
    '4:37  /docs/themes/ has no heading with the id "dark"',
  ],
  [
    'a missing post',
    '- version: 1.0.1\n  post: v1.0.1\n  changes: []\n',
    '2:9  no post has the slug "v1.0.1"\n    Did you mean v1.0.0?',
  ],
  [
    'a release without post and date',
    '- version: 1.0.1\n  changes: []\n',
    '1:12  release 1.0.1: expected the slug of its post, or a date',
  ],
  [
    'an unknown kind',
    '- { version: 1.0.0, date: 2025-05, changes: [{ kind: new, text: all }] }\n',
    '1:54  ',
  ],
  ['a version of two numbers', '- { version: "1.0", date: 2025-05, changes: [] }\n', '1:14  '],
])('%s is reported at its place', async (_what, yaml, told) => {
  expect(await diagnosticsOf(yaml)).toContain(`content/releases.yml:${told}`);
});
