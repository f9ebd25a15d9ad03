import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeProject } from '../../../../src/features/samples/link/decode-project.ts';
import { encodeProject } from '../../../../src/features/samples/link/encode-project.ts';
import { linkVersions } from '../../../../src/features/samples/link/link-versions.ts';
import { encodeShort } from '../../../../src/features/samples/show/link-sample.ts';

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

test('a link gives back the files that were put into it, in their order', async () => {
  const hash = await encodeProject([card, tokens]);
  expect(hash).toMatch(/^#v1\.[\w-]+$/);
  expect(await decodeProject(hash)).toEqual({ files: [card, tokens] });
  expect(await decodeProject(hash.slice(1))).toEqual({ files: [card, tokens] });
});

test('what the build writes in half as many characters holds the same files', async () => {
  const button = { name: 'Button.tsx', code: sampleCode };
  const short = encodeShort([button, card]);
  expect(short).toMatch(/^#v2\.[\w-]+$/);
  expect(await decodeProject(short)).toEqual({ files: [button, card] });
  expect(short.length).toBeLessThan(0.6 * (await encodeProject([button, card])).length);
});

test('the text that short links refer to is what it was when they were written', () => {
  const sum = createHash('sha256').update(linkVersions.v2).digest('hex');
  expect(sum).toBe('8b747457a0b75c94c2e4fa0c5dfacb1c971217eea5d4121a65cf9c40610fd253');
});

test('a link is as short as one can expect', async () => {
  const code = 'const styles = stylex.create({ root: { color: "red" } });\n'.repeat(100);
  expect((await encodeProject([{ name: 'a.tsx', code }])).length).toBeLessThan(250);
});

test('what does not fit into a link, or has a name that no link may have, is not written', async () => {
  const noise = Array.from({ length: 9000 }, (_, at) => Math.imul(at, 2654435761) >>> 7).join(' ');
  const write = (name: string, code = '') => encodeProject([{ name, code }]);
  await expect(write('a.ts', noise)).rejects.toThrow(
    /^A link holds 8 kB, and this project needs \d+\.\d kB\.$/,
  );
  await expect(write('../a.ts')).rejects.toThrow('“../a.ts” is no name for a file');
  await expect(encodeProject([])).rejects.toThrow('It holds no file.');
});

const many = Array.from({ length: 21 }, (_, at) => [`a${at}.ts`, '']).flat();
const damaged = 'This link is damaged, or was cut off on its way.';
const noName = /is no name for a file/;

test.each<[what: string, hash: string, says: string | RegExp]>([
  ['nothing', '', 'This is no link of the playground.'],
  ['the place on another page', '#installation', 'This is no link of the playground.'],
  ['a version that there is not yet', '#v3.AAAA', 'This link was made by a newer playground.'],
  ['a payload that is not there', '#v1.', damaged],
  ['letters that base64url has not', '#v1.ab+/', damaged],
  ['markup', '#v1.<img src=x onerror=alert(1)>', damaged],
  ['bytes that are not deflated', '#v1._____w', damaged],
  ['a link cut off', named('a.ts').slice(0, -4), damaged],
  ['bytes after the end', `${hashOf('["a.ts",""]')}AAAA`, damaged],
  ['a text that is not UTF-8', hashOf(Buffer.from([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d])), damaged],
  ['a text that is not JSON', hashOf('["a.ts",'), damaged],
  ['JSON that is no list', link({ __proto__: { files: [] }, length: 2 }), damaged],
  ['a list of other things', link(['a.ts', { toString: 'x' }]), damaged],
  ['a name without a text', link(['a.ts']), damaged],
  ['a long link', `#v1.${'A'.repeat(9000)}`, /holds more than/],
  ['a bomb', link(['a.ts', ' '.repeat(5_000_000)]), /holds more than/],
  ['a list that is nested without end', hashOf('['.repeat(200_000)), damaged],
  ['no files', link([]), /no file/],
  ['too many files', link(many), /more than 20 files/],
  ['two files of one name', link(['a.ts', '', 'A.ts', '']), /“A.ts” is in it twice/],
  ['a way out of the project', named('../a.ts'), noName],
  ['a way out in the middle', named('lib/../../a.ts'), noName],
  ['an absolute name', named('/etc/a.ts'), noName],
  ['a drive', named('c:\\a.ts'), noName],
  ['an address', named('https://elsewhere.example/a.ts'), noName],
  ['a control character', named('a\u0000.ts'), noName],
  ['a text that turns around', named('a\u202est.ts'), noName],
  ['a line in a name', named('a\n.ts'), noName],
  ['a name of all objects', named('__proto__/a.ts'), noName],
  ['a hidden file', named('.env.ts'), noName],
  ['an empty name', named(''), noName],
  ['a folder', named('lib/'), noName],
  ['an ending that is not known', named('a.exe'), /no ending that the playground knows/],
  ['an ending that names inherit', named('constructor'), noName],
  ['a long name', named(`${'a'.repeat(100)}.ts`), /longer than 100 characters/],
])('%s is refused in words', async (_what, hash, says) => {
  const decoded = await decodeProject(hash);
  expect(decoded).toEqual({
    problem: typeof says === 'string' ? says : expect.stringMatching(says),
  });
  expect(JSON.stringify(decoded).length).toBeLessThan(250);
});

test('a bomb is left before it is whole', async () => {
  const bytes = Buffer.alloc(7_000_000, ' ');
  const started = process.memoryUsage().arrayBuffers;
  expect(await decodeProject(hashOf(bytes))).toHaveProperty('problem');
  expect(process.memoryUsage().arrayBuffers - started).toBeLessThan(4_000_000);
});
