import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownConfig } from '../../bench/sites/own-config.ts';
import { buildPages, digestSite, makeProject, makeTestFolder, smallSite } from './small-site.ts';

const all = {
  cards: true,
  math: true,
  releases: true,
  search: ownConfig.search,
  samples: { show: true },
  playground: {},
};
type Name = keyof typeof all;
const names: readonly Name[] = ['cards', 'math', 'releases', 'search', 'samples', 'playground'];

const sample = [
  '---\ntitle: Sample\ndescription: A sample.\n---\n',
  '```tsx title="Card.tsx"',
  "import * as stylex from '@stylexjs/stylex';",
  "const styles = stylex.create({ card: { color: 'red', ':hover': { color: 'blue' } } });",
  'export const Card = () => <p {...stylex.props(styles.card)}>Hello</p>;',
  '```\n',
  'The area is $x^2$.\n',
].join('\n');

const releases = "- { version: 1.0.0, date: 2025-05, changes: [{ kind: added, text: 'all' }] }\n";

/** Words that only the code and the pages of a feature contain. */
const marks: Readonly<Record<Name, RegExp>> = {
  cards: /og:image:width|\/cards\//,
  math: /<math|\.formula\b/,
  releases: /data-compare|releases\.json|\/releases\//,
  search: /opensearch|data-search|search-button|search-results|DocSearch|"\/search\/"/,
  samples: /became|instrument|class="sample|\.sample\b|data-r=|\[data-r\]/,
  playground: /playground/i,
};

type Site = { files: ReadonlySet<string>; read: (file: string) => string; bytes: number };

let folder: string;

async function buildWith(name: string, features: Partial<Record<Name, unknown>>): Promise<Site> {
  const files = smallSite();
  const config = {
    ...ownConfig,
    search: false,
    cards: false,
    math: false,
    releases: false,
    ...features,
  };
  files.set('site.config.ts', `export default ${JSON.stringify(config)};\n`);
  files.set('content/docs/guide/sample.mdx', sample);
  files.set('content/releases.yml', releases);
  const root = makeProject(path.join(folder, name), files);
  await buildPages(root);
  const read = (file: string) => readFileSync(path.join(root, 'dist/public', file), 'utf8');
  const made = [...digestSite(root).keys()];
  const bytes = made.reduce((sum, file) => sum + Buffer.byteLength(read(file)), 0);
  return { files: new Set(made), read, bytes };
}

/** The name of a file without the digest in it. */
const nameOf = (file: string) => file.replace(/-[\w-]{8}(?:-\d{4})?(\.\w+)$/, '$1');

function findMarks({ files, read }: Site, mark: RegExp): string[] {
  const texts = [...files].filter((file) => /\.(?:html|css|js|txt|xml|json)$/.test(file));
  // Third-party texts: those of packages, and TypeScript with the types of the web.
  const isForeign = (file: string) => /^third-party-licenses|playground-types-/.test(file);
  return texts.filter((file) => mark.test(file) || (!isForeign(file) && mark.test(read(file))));
}

beforeAll(() => {
  folder = makeTestFolder('features');
});

describe('X57 a site without a feature contains no part of it', () => {
  let whole: Site;
  beforeAll(async () => {
    whole = await buildWith('whole', all);
  });

  test('and a site with all features contains each of them', () => {
    for (const name of names) expect(findMarks(whole, marks[name]), name).not.toEqual([]);
  });

  test.each(names)('without %s: no page, script, style, payload or line of it', async (name) => {
    const { [name]: _left, ...others } = all;
    const site = await buildWith(name, others);
    expect(findMarks(site, marks[name])).toEqual([]);
    for (const other of names.filter((one) => one !== name)) {
      expect(findMarks(site, marks[other]), other).not.toEqual([]);
    }
    expect(site.bytes).toBeLessThan(whole.bytes);
    const known = new Set([...whole.files].map(nameOf));
    const more = [...site.files].map(nameOf).filter((file) => !known.has(file));
    expect(more.filter((file) => !file.startsWith('assets/'))).toEqual([]);
  });

  test('without any feature', async () => {
    const bare = await buildWith('bare', {});
    for (const name of names) expect(findMarks(bare, marks[name]), name).toEqual([]);
    expect(bare.read('docs/guide/sample/index.html')).toContain('Hello');
    expect(bare.read('404.html')).toContain('Go to the home page');
  });
});
