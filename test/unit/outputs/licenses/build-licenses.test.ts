import { expect, onTestFinished, test, vi } from 'vitest';
import { buildLicenses } from '../../../../src/outputs/licenses/build-licenses.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, write } = temporaryFolder();

function makeRoot(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) write(name, text);
  return at();
}

const describePackage = (name: string, version: string, license: string) =>
  JSON.stringify({ name, version, license });
const mit = 'MIT License\n\nCopyright (c) Ann\n';
const isc = 'ISC License\r\n\r\nCopyright Ben\r\n';

const listed = {
  'node_modules/zed/package.json': describePackage('zed', '2.0.0', 'ISC'),
  'node_modules/zed/LICENSE.md': isc,
  'node_modules/zed/license.js': 'no text',
  'node_modules/@a/b/package.json': describePackage('@a/b', '1.0.0', 'MIT'),
  'node_modules/@a/b/LICENSE': mit,
  'node_modules/@a/b/node_modules/zed/package.json': describePackage('zed', '1.0.0', 'ISC'),
  'node_modules/@a/b/node_modules/zed/LICENCE': isc,
};

test('every package is listed once, in order, and equal texts appear once', () => {
  const ids = [
    'src/boot/boot.ts',
    'node_modules/zed/index.js',
    'node_modules/@a/b/dist/x.js',
    'node_modules/@a/b/dist/y.js',
    'node_modules/@a/b/node_modules/zed/z.js',
    'virtual:search-client',
    'index.html',
  ];
  const text = buildLicenses(makeRoot(listed), ids);
  const rule = '='.repeat(80);
  expect(text.slice(text.indexOf('@a/b'))).toBe(
    [
      '@a/b 1.0.0 (MIT): text 1\nzed 1.0.0 (ISC): text 2\nzed 2.0.0 (ISC): text 2',
      `${rule}\nText 1\n${rule}`,
      mit.trim(),
      `${rule}\nText 2\n${rule}`,
      'ISC License\n\nCopyright Ben\n',
    ].join('\n\n'),
  );
  expect(buildLicenses(makeRoot(listed), ids.toReversed())).toBe(text);
});

test('notices about third-party code are included, even from beside the modules', () => {
  const root = makeRoot({
    ...listed,
    'node_modules/zed/THIRD-PARTY-NOTICES.md': 'Holds x, Copyright Cid',
    'node_modules/zed/NOTICE': 'Made by many',
    'node_modules/zed/dist/vendor/y/LICENSE': 'Copyright Dan',
    'node_modules/zed/dist/z.js.LICENSE.txt': 'Copyright Eve',
    'node_modules/zed/other/LICENSE': 'of what is not in scripts',
  });
  const text = buildLicenses(root, ['node_modules/zed/dist/vendor/y/index.js']);
  for (const part of [
    'Copyright Ben',
    'Holds x',
    'Made by many',
    'Copyright Dan',
    'Copyright Eve',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('not in scripts');
});

test('a helper of a bundler gets the bundler’s own license, without its bundled dependencies', () => {
  const root = makeRoot({
    'node_modules/vite/package.json': describePackage('vite', '8.0.0', 'MIT'),
    'node_modules/vite/LICENSE.md': `${mit}\n# Licenses of bundled dependencies\n\nothers\n`,
  });
  const text = buildLicenses(root, ['vite/preload-helper.js']);
  expect(text).toContain('vite 8.0.0 (MIT): text 1');
  expect(text).toContain('Copyright (c) Ann');
  expect(text).not.toContain('others');
});

test('a package without a license text fails the build, and the error says where to add one', () => {
  const root = makeRoot({
    'node_modules/bare/package.json': describePackage('bare', '1.2.3', 'MIT'),
    'node_modules/bare/NOTICE': 'no license',
  });
  expect(() => buildLicenses(root, ['node_modules/bare/index.js'])).toThrow(
    "node_modules/bare/LICENSE  bare 1.2.3 (MIT) is in the site's scripts and has no license text\n    Add the text from its repository as licenses/bare.txt, below the line bare@1.2.3: see docs/licenses.md.",
  );
});

test('in a site that was moved in, packages without a license text are a warning, and the list says so', () => {
  const root = makeRoot({
    'node_modules/bare/package.json': describePackage('bare', '1.2.3', 'MIT'),
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const text = buildLicenses(root, ['node_modules/bare/index.js'], 'warn');
  expect(text).toContain('bare 1.2.3 (MIT): text 1');
  expect(text).toContain('It has no license text.');
  expect(warn.mock.calls.join()).toMatch(
    /^node_modules\/bare\/LICENSE {2}warning: bare 1\.2\.3 \(MIT\) is in the site's scripts/,
  );
});

const supplied = {
  'node_modules/bare/package.json': describePackage('bare', '1.2.3', 'MIT'),
  'node_modules/held/package.json': describePackage('held', '4.0.0', 'ISC'),
  'node_modules/held/LICENSE': isc,
};

test('a text can be supplied for one version, with the packages that it contains', () => {
  const root = makeRoot({
    ...supplied,
    'licenses/bare.txt': `other@1.0.0\nbare@1.2.3 with held\n\n${mit}`,
  });
  const text = buildLicenses(root, ['node_modules/bare/index.js']);
  expect(text).toContain('bare 1.2.3 (MIT): text 1\nheld 4.0.0 (ISC): text 2\n');
  expect(text).toContain(mit.trim());
});

test.each([
  [
    'for another version',
    `bare@1.2.2\n\n${mit}`,
    'licenses/bare.txt has the text for 1.2.2: check that it still applies, and change the version there.',
  ],
  [
    'without a version',
    `bare\n\n${mit}`,
    'licenses/bare.txt:1:1  "bare" does not name a package and its version',
  ],
  ['without a text', 'bare@1.2.3\n', 'licenses/bare.txt  has no license text after an empty line'],
  [
    'with a missing package',
    `bare@1.2.3 with gone\n\n${mit}`,
    'licenses/bare.txt  bare should contain gone, which is not installed',
  ],
])('a supplied text %s fails the build', (_, text, message) => {
  const root = makeRoot({ ...supplied, 'licenses/bare.txt': text });
  expect(() => buildLicenses(root, ['node_modules/bare/index.js'])).toThrow(message);
});
