import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../../../src/diagnostics/diagnostic.ts';
import {
  compareLock,
  type ProvenLine,
  proveAnew,
} from '../../../../src/features/samples/prove/prove-anew.ts';
import { proveBlocks } from '../../../../src/features/samples/prove/prove-blocks.ts';
import {
  createProver,
  listSamplePages,
} from '../../../../src/features/samples/prove/prove-samples.ts';
import {
  lineOf,
  proofOf,
  writeSamplesLock,
} from '../../../../src/features/samples/prove/samples-lock.ts';
import { withTree } from '../../content/plant.ts';
import { readSampleSite } from './with-samples.ts';

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`;
const wrong = fence('json', '{ "a": 1,, }');
const lock = 'content/samples.lock';

type Site = { root: string; read: () => ReturnType<typeof readSampleSite> };

/** Runs a test in a site with a page. */
const withPage = <T>(text: string, work: (site: Site) => Promise<T>) =>
  withTree({ 'content/docs/a.mdx': `# A\n\n${text}` }, (root) =>
    work({ root, read: () => readSampleSite(root) }),
  );

/** Writes a lock that calls every block of a site proven, whether it is or not. */
async function lockAll({ root, read }: Site): Promise<void> {
  const pages = listSamplePages(root, await read());
  const lines = pages.flatMap((page) => page.read().map((block) => lineOf(page.file, block)));
  writeSamplesLock(root, lines);
}

/** The codes that a prover proves for a site. */
async function listProven({ root, read }: Site): Promise<string[]> {
  const asked: string[] = [];
  const prove = createProver(root, '0', () => (of, blocks, willRepeat) => {
    asked.push(...blocks.map(({ code }) => code));
    return proveBlocks(of, blocks, willRepeat);
  });
  await prove(await read());
  return asked;
}

test('a block in the lock is not proven, and nothing is loaded for it', async () => {
  await withPage(wrong, async (site) => {
    await lockAll(site);
    expect(await listProven(site)).toEqual([]);
    expect(existsSync(path.join(site.root, '.cache/samples'))).toBe(false);
  });
});

test('a block in the lock is proven again after an edit of it or of a file that it imports', async () => {
  const [tokens, card] = ["export const a = '1';", "import { a } from './tokens';\nexport { a };"];
  const write = (...codes: string[]) =>
    ['tokens.ts', 'Card.ts', 'Other.ts']
      .map((name, at) => fence(`ts title="${name}" project="p"`, codes[at] ?? ''))
      .join('\n');
  const other = 'export const b = 2;';
  await withPage(write(tokens, card, other), async (site) => {
    await lockAll(site);
    const edited = "export const a = '2';";
    writeFileSync(path.join(site.root, 'content/docs/a.mdx'), write(edited, card, other));
    expect(await listProven(site)).toEqual([edited, card]);
  });
});

test('all blocks are proven again with other versions of the tools', async () => {
  await withPage(fence('json', '{}'), async (site) => {
    const [page] = listSamplePages(site.root, await site.read());
    writeSamplesLock(site.root, [`content/docs/a.mdx json ${proofOf(page?.keys[0] ?? '')}`]);
    expect(await listProven(site)).toEqual([]);
    writeSamplesLock(site.root, [
      `content/docs/a.mdx json ${proofOf(page?.keys[0] ?? '', 'others')}`,
    ]);
    expect(await listProven(site)).toEqual(['{}']);
  });
});

test('a check proves all anew, whatever the lock says: only blocks without diagnostic and warning belong in it', async () => {
  const warned = fence('ts', 'const styles = stylex.create({});');
  const page = [fence('json', '{}'), wrong, warned].join('\n');
  await withPage(page, async (site) => {
    const { root } = site;
    await lockAll(site);
    const { diagnostics, lines } = await proveAnew(root, await site.read());
    expect(diagnostics.map(({ line, severity }) => [line, severity])).toEqual([
      [8, undefined],
      [12, 'warning'],
    ]);
    expect(compareLock(root, lines)).toMatchObject([
      { file: lock, message: '2 lines without a proven code block, first this one' },
    ]);
    writeSamplesLock(
      root,
      lines.map(({ text }) => text),
    );
    expect(readFileSync(path.join(root, lock), 'utf8')).toMatch(
      /^# .*\ncontent\/docs\/a\.mdx json [0-9a-f]{16}\n$/,
    );
    expect(compareLock(root, lines)).toEqual([]);
  });
});

test('lines in another order or repeated, as after a merge, are no diagnostics; missing and stale ones are', async () => {
  const [json, css] = ['content/docs/a.mdx json 1', 'content/docs/a.mdx css 2'];
  await withTree({ [lock]: '' }, async (root) => {
    const compare = (...written: string[]) => {
      writeFileSync(path.join(root, lock), written.map((line) => `${line}\n`).join(''));
      const lines = [json, css].map((text, at): ProvenLine => {
        return { text, file: 'content/docs/a.mdx', at: [3 + 4 * at, 1] };
      });
      return formatDiagnostics(compareLock(root, lines));
    };
    expect(compare(css, json, css)).toBe('');
    const hint = '\n    Run `npm run samples -- --record` and commit the file.';
    expect(compare('# Title', json, '<<<<<<< ours', 'content/docs/a.mdx css 0')).toBe(
      [
        `content/docs/a.mdx:7:1  1 proven code block not recorded in content/samples.lock, first this one${hint}`,
        `content/samples.lock:3:1  2 lines without a proven code block, first this one${hint}`,
      ].join('\n\n'),
    );
  });
});
