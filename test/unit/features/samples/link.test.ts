import { createHash } from 'node:crypto';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readExamples } from '../../../../src/features/playground/bundle/read-examples.ts';
import { checkText } from '../../../../src/features/samples/link/base64url.ts';
import { decodeProject } from '../../../../src/features/samples/link/decode-project.ts';
import { dictionary } from '../../../../src/features/samples/link/dictionary.ts';
import {
  encodeProject,
  type LinkContent,
  writeProject,
} from '../../../../src/features/samples/link/write-link.ts';
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
const hashOf = (content: string | Buffer) => check(deflateRawSync(content).toString('base64url'));
const check = (payload: string) => `#v5.${payload}.${checkText(`v5.${payload}`)}`;
/** As earlier builds wrote links, with compression that only Node has. */
const encodeShort = (content: LinkContent) =>
  check(
    deflateRawSync(writeProject(content), {
      dictionary: Buffer.from(dictionary),
      level: 9,
    }).toString('base64url'),
  );
const named = (name: string) => link([name, '']);

test('a link decodes to the files that were encoded, in their order', async () => {
  const hash = await encodeProject([card, tokens]);
  expect(hash).toMatch(/^#v5\.[\w-]+\.[\w-]{4}$/);
  expect(await decodeProject(hash)).toEqual({ files: [card, tokens] });
  expect(await decodeProject(hash.slice(1))).toEqual({ files: [card, tokens] });
});

test('a short link of an earlier build decodes to the same files in 60 % of the length', async () => {
  const button = { name: 'Button.tsx', code: sampleCode };
  const short = encodeShort({ files: [button, card] });
  expect(short).toMatch(/^#v5\.[\w-]+\.[\w-]{4}$/);
  expect(await decodeProject(short)).toEqual({ files: [button, card] });
  expect(short.length).toBeLessThan(0.6 * (await encodeProject([button, card])).length);
});

test('a link can name its view', async () => {
  const short = encodeShort({ files: [card], view: 'rules' });
  expect(await decodeProject(short)).toEqual({ files: [card], view: 'rules' });
  expect(await decodeProject(link([card.name, card.code, 'other']))).toEqual({ problem: damaged });
});

test('the text that short links refer to has not changed', () => {
  expect(createHash('sha256').update(dictionary).digest('hex')).toBe(
    '8f84ca9212098190fcf047cef7ea1d2a29d37e21131f63fbf2a2e2e8132c24b1',
  );
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
  ['a future version', '#v6.AAAA', /made by another version of the playground/],
  ['a missing payload', check(''), damaged],
  ['a missing checksum', named('a.ts').slice(0, -5), damaged],
  ['a wrong checksum', `${named('a.ts').slice(0, -4)}AAAA`, damaged],
  ['characters outside base64url', check('ab+/'), damaged],
  ['markup', check('<img src=x onerror=alert(1)>'), damaged],
  ['bytes that are not deflated', check('_____w'), damaged],
  ['a link cut off', named('a.ts').slice(0, -4), damaged],
  [
    'bytes after the end',
    check(`${deflateRawSync('["a.ts",""]').toString('base64url')}AAAA`),
    damaged,
  ],
  ['a text that is not UTF-8', hashOf(Buffer.from([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d])), damaged],
  ['a text that is not JSON', hashOf('["a.ts",'), damaged],
  ['JSON that is not a list', link({ __proto__: { files: [] }, length: 2 }), damaged],
  ['a list of other things', link(['a.ts', { toString: 'x' }]), damaged],
  ['a name without a text', link(['a.ts']), damaged],
  ['a long link', check('A'.repeat(9000)), /too large for the playground/],
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

test('a decompression bomb is aborted before it is fully inflated', async () => {
  const bytes = Buffer.alloc(7_000_000, ' ');
  const started = process.memoryUsage().arrayBuffers;
  expect(await decodeProject(hashOf(bytes))).toHaveProperty('problem');
  expect(process.memoryUsage().arrayBuffers - started).toBeLessThan(4_000_000);
});
