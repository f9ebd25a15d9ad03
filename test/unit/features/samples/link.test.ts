import { createHash } from 'node:crypto';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readExamples } from '../../../../src/features/playground/bundle/read-examples.ts';
import { decodeProject } from '../../../../src/features/samples/link/decode-project.ts';
import { encodeProject } from '../../../../src/features/samples/link/encode-project.ts';
import { linkVersions } from '../../../../src/features/samples/link/link-versions.ts';
import { encodeShort } from '../../../../src/features/samples/show/link-sample.ts';
import { isShort, someOf } from '../../../run/exhaustive.ts';

const card = { name: 'lib/Card.tsx', code: 'export const a = "ü — 😀";\n' };
const tokens = { name: 'tokens.stylex.ts', code: '' };

const sampleCode = [
  "import * as stylex from '@stylexjs/stylex';",
  '',
  'const styles = stylex.create({',
  "  base: { color: 'white', backgroundColor: { default: 'teal', ':hover': 'navy' } },",
  '});',
  '',
  'export const Button = () => <button {...stylex.props(styles.base)}>Buy</button>;',
  '',
].join('\n');

const link = (content: unknown) => hashOf(JSON.stringify(content));
const hashOf = (content: string | Buffer) => `#v1.${deflateRawSync(content).toString('base64url')}`;
const named = (name: string) => link([name, '']);

test('a link decodes to the files that were encoded, in their order', async () => {
  const hash = await encodeProject([card, tokens]);
  expect(hash).toMatch(/^#v3\.[\w-]+\.[\w-]{4}$/);
  expect(await decodeProject(hash)).toEqual({ files: [card, tokens] });
  expect(await decodeProject(hash.slice(1))).toEqual({ files: [card, tokens] });
});

test('the short link of the build decodes to the same files in 60 % of the length', async () => {
  const button = { name: 'Button.tsx', code: sampleCode };
  const short = encodeShort({ files: [button, card] });
  expect(short).toMatch(/^#v5\.[\w-]+\.[\w-]{4}$/);
  expect(await decodeProject(short)).toEqual({ files: [button, card] });
  expect(short.length).toBeLessThan(0.6 * (await encodeProject([button, card])).length);
});

test('a link can name its view, but a link of the first version cannot', async () => {
  const short = encodeShort({ files: [card], view: 'rules' });
  expect(await decodeProject(short)).toEqual({ files: [card], view: 'rules' });
  expect(await decodeProject(link([card.name, card.code, 'rules']))).toEqual({ problem: damaged });
});

/** Links from samples of the site, before links had views. */
const earlier = [
  ['#v4.i6ZCmUB05oPnbEhjVQEc7UqxAA.3Fhr', ['tokens.stylex.ts'], "{ accent: 'teal' }"],
  [
    '#v4.i6ZCmUBS5oNlbnVIdVOWmZ-TWlKUCq21oRUCtA0LTRhKsQA.TIO4',
    ['tokens.stylex.ts'],
    "text: 'black'",
  ],
  [
    '#v4.i4YUD8VkFAYkZRGU0M9PTk3MI6J6gBUE0LYtNJ1QpRwjqcCAuwNSRZZl5ueklhSlQlsa0EoM2u6GOTIWAA.F6pp',
    ['themes.ts', 'tokens.stylex.ts'],
    'stylex.createTheme(colors',
  ],
] as const;

test.each(earlier)('X58 the old link %s still opens', async (hash, names, part) => {
  const decoded = await decodeProject(hash);
  const files = 'files' in decoded ? decoded.files : [];
  expect(files.map(({ name }) => name)).toEqual(names);
  expect(files[0]?.code).toContain(part);
  expect('view' in decoded).toBe(false);
});

test('the texts that short links refer to have not changed', () => {
  const sum = createHash('sha256').update(linkVersions.v2).digest('hex');
  expect(linkVersions.v4).toBe(linkVersions.v2);
  expect(createHash('sha256').update(linkVersions.v5).digest('hex')).toBe(
    '8f84ca9212098190fcf047cef7ea1d2a29d37e21131f63fbf2a2e2e8132c24b1',
  );
  expect(sum).toBe('8b747457a0b75c94c2e4fa0c5dfacb1c971217eea5d4121a65cf9c40610fd253');
});

test('a link to repetitive code is short', async () => {
  const code = 'const styles = stylex.create({ root: { color: "red" } });\n'.repeat(100);
  expect((await encodeProject([{ name: 'a.tsx', code }])).length).toBeLessThan(250);
});

test('a project that is too large, has an invalid file name or is empty is not encoded', async () => {
  const noise = Array.from({ length: 9000 }, (_, at) => Math.imul(at, 2654435761) >>> 7).join(' ');
  const write = (name: string, code = '') => encodeProject([{ name, code }]);
  await expect(write('a.ts', noise)).rejects.toThrow(
    /^Too large for a link \(\d+\.\d of 8 kB\)\.$/,
  );
  await expect(write('../a.ts')).rejects.toThrow('“../a.ts” is not a valid file name');
  await expect(encodeProject([])).rejects.toThrow('It has no files.');
});

const many = Array.from({ length: 21 }, (_, at) => [`a${at}.ts`, '']).flat();
const damaged =
  'This link is damaged: part of it was changed or cut off. Copy the whole link again.';
const notALink = 'This is not a playground link.';
const noName = /is not a valid file name/;

test.each<[what: string, hash: string, says: string | RegExp]>([
  ['nothing', '', notALink],
  ['a hash of another page', '#installation', notALink],
  ['a future version', '#v6.AAAA', /made by a newer version of the playground/],
  ['a missing payload', '#v1.', damaged],
  ['a missing payload with a checksum', '#v3..AAAA', damaged],
  ['a missing checksum', `#v3.${named('a.ts').slice(4)}`, damaged],
  ['characters outside base64url', '#v1.ab+/', damaged],
  ['markup', '#v1.<img src=x onerror=alert(1)>', damaged],
  ['bytes that are not deflated', '#v1._____w', damaged],
  ['a link cut off', named('a.ts').slice(0, -4), damaged],
  ['bytes after the end', `${hashOf('["a.ts",""]')}AAAA`, damaged],
  ['a text that is not UTF-8', hashOf(Buffer.from([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d])), damaged],
  ['a text that is not JSON', hashOf('["a.ts",'), damaged],
  ['JSON that is not a list', link({ __proto__: { files: [] }, length: 2 }), damaged],
  ['a list of other things', link(['a.ts', { toString: 'x' }]), damaged],
  ['a name without a text', link(['a.ts']), damaged],
  ['a long link', `#v1.${'A'.repeat(9000)}`, /too large for the playground/],
  ['a decompression bomb', link(['a.ts', ' '.repeat(5_000_000)]), /too large for the playground/],
  ['a list that is nested too deeply', hashOf('['.repeat(200_000)), damaged],
  ['no files', link([]), /no file/],
  ['too many files', link(many), /more than 20 files/],
  ['two files of one name', link(['a.ts', '', 'A.ts', '']), /It contains “A.ts” twice/],
  ['a path out of the project', named('../a.ts'), noName],
  ['a path that leaves in the middle', named('lib/../../a.ts'), noName],
  ['an absolute name', named('/etc/a.ts'), noName],
  ['a drive letter', named('c:\\a.ts'), noName],
  ['an address', named('https://elsewhere.example/a.ts'), noName],
  ['a control character', named('a\u0000.ts'), noName],
  ['a text direction override', named('a\u202est.ts'), noName],
  ['a line break in a name', named('a\n.ts'), noName],
  ['a name that all objects inherit', named('__proto__/a.ts'), noName],
  ['a hidden file', named('.env.ts'), noName],
  ['an empty name', named(''), noName],
  ['a folder', named('lib/'), noName],
  ['an unknown extension', named('a.exe'), /unknown extension/],
  ['an inherited name without extension', named('constructor'), noName],
  ['a long name', named(`${'a'.repeat(100)}.ts`), /longer than 100 characters/],
])('%s is rejected with a message', async (_what, hash, says) => {
  const decoded = await decodeProject(hash);
  expect(decoded).toEqual({
    problem: typeof says === 'string' ? says : expect.stringMatching(says),
  });
  expect(JSON.stringify(decoded).length).toBeLessThan(250);
});

/** The examples of the playground, which a visitor and the build can share. */
const examples = readExamples(path.join(process.cwd(), 'content/playground'));
const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.#%= '];

test.each(
  someOf(
    'links',
    examples.map(({ name, files }) => [name, files] as const),
  ),
)(
  'X58 in a link to the example %s every changed character and every cut is detected',
  async (name, files) => {
    const opened: string[] = [];
    for (const link of [await encodeProject(files), encodeShort({ files })]) {
      expect(await decodeProject(link)).toEqual({ files });
      const harmed = [...link].flatMap((was, at) => [
        ...(at === 0 ? [] : [link.slice(0, at)]),
        ...othersAt(at, name).flatMap((other) =>
          other === was ? [] : [link.slice(0, at) + other + link.slice(at + 1)],
        ),
      ]);
      for (const text of harmed) {
        if (!('problem' in (await decodeProject(text)))) opened.push(text);
      }
    }
    expect(opened.slice(0, 3)).toEqual([]);
  },
);

/** Replacements for a character: in `test:all` all for the first example, a rotating part otherwise. */
function othersAt(at: number, example: string): string[] {
  return example === examples[0]?.name && !isShort
    ? characters
    : characters.filter((_other, place) => (place + at) % 16 === 0);
}

test.each([
  [
    'first',
    '#v1.JcpBCsIwEEbhq_xkUxWxB2gpducdOi5anUAlnQzJBCLi3QW7ex-8yY2qF8vVnd26aUyGE-aMbO_AFT7FDc111yu3ezQdCQnX__5kP5dg8EUetkbBqHo44kMCJLaSBP0y3DiE2LfL0JF8Sdz9Bw',
  ],
  ['second', '#v2.i0YqNUhMZrgCw7GgQAPVqzZJdh6pOTn5NvpJcIsB'],
])('X58 a link of the %s version, without a checksum, still opens', async (_which, link) => {
  const code = [
    "import * as stylex from '@stylexjs/stylex';",
    '',
    'export default function App() {',
    '  return <b>Hello</b>;',
    '}',
    '',
  ].join('\n');
  expect(await decodeProject(link)).toEqual({ files: [{ name: 'App.tsx', code }] });
});

test('a decompression bomb is aborted before it is fully inflated', async () => {
  const bytes = Buffer.alloc(7_000_000, ' ');
  const started = process.memoryUsage().arrayBuffers;
  expect(await decodeProject(hashOf(bytes))).toHaveProperty('problem');
  expect(process.memoryUsage().arrayBuffers - started).toBeLessThan(4_000_000);
});
