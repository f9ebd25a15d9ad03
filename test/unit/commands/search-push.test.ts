import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileCache } from '../../compile-cache.ts';
import { type PushService, startPushService } from '../../push-service.ts';
import { someOf } from '../../run/exhaustive.ts';
import { smallSite, type Tree, withTree } from '../content/plant.ts';

const command = path.resolve('src/features/search/commands/search-push.ts');
const keys = { appId: 'APP1', apiKey: 'write-key' };
const algolia = { appId: 'APP1', apiKey: 'search-key', indexName: 'docs' };
const search = { provider: 'algolia', contextualSearch: true, searchPagePath: '/search/', algolia };
const configOf = (fields: object) =>
  `export default ${JSON.stringify({ ...smallSite, ...fields }, null, 2)};\n`;
const site: Tree = {
  'site.config.ts': configOf({ search }),
  'dist/public/search/records.json': JSON.stringify([{ objectID: 'a', content: 'text' }]),
};

let service: PushService;
beforeAll(async () => {
  service = await startPushService(keys);
});
afterAll(() => service.close());

type Options = { tree?: Tree; args?: string[]; env?: Record<string, string> };

/** Runs `search:push` in a folder with these files. */
function push({ tree = site, args = [], env = {} }: Options) {
  return withTree(tree, async (root) => {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, [command, ...args], {
      cwd: root,
      env: { PATH, HOME, ...compileCache, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part.toString();
      });
    }
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(output).not.toMatch(/^\s+at /m);
    return { code, output: output.trim() };
  });
}

const withKey = (key: string) => ({ ALGOLIA_WRITE_KEY: key, ALGOLIA_ORIGIN: service.origin });

test('X18 the records of the build and the settings are sent', async () => {
  expect(await push({ env: withKey('write-key') })).toEqual({
    code: 0,
    output: 'docs now has the 1 record of this build.',
  });
  const { records, settings } = service.indices.get('docs') ?? {};
  expect(records).toEqual([{ objectID: 'a', content: 'text' }]);
  expect(settings).toMatchObject({ attributesForFaceting: expect.arrayContaining(['language']) });
});

test('a dry run prints what would be sent, and sends nothing', async () => {
  service.asked.length = 0;
  const { code, output } = await push({ args: ['--dry-run'] });
  expect(code).toBe(0);
  expect(output).toContain('Nothing is sent. The index docs would have 1 record (');
  expect(output).toContain('"content": "text"');
  expect(output).toContain('"attributeForDistinct": "url"');
  expect(service.asked).toEqual([]);
});

const diagnostics: [string, Options, string][] = [
  [
    'without a key',
    {},
    'ALGOLIA_WRITE_KEY is not set: use a key of the application APP1 that may write to docs.',
  ],
  [
    'without a build',
    { tree: { 'site.config.ts': configOf({ search }) } },
    'There are no built records: dist/public/search/records.json is missing. Run npm run build first.',
  ],
  [
    'with an invalid records file',
    { tree: { ...site, 'dist/public/search/records.json': '{' } },
    'dist/public/search/records.json does not contain records. Run npm run build again.',
  ],
  [
    'without an index in the config',
    { tree: { ...site, 'site.config.ts': configOf({}) } },
    'site.config.ts names no index: add search.algolia.',
  ],
  [
    'with an unknown option',
    { args: ['--dryrun'] },
    'npm run search:push has only the option --dry-run, not --dryrun.',
  ],
];

test.each(someOf('failures', diagnostics, 2))(
  '%s it fails with an explanation',
  async (_name, options, message) => {
    expect(await push(options)).toEqual({ code: 1, output: message });
  },
);

test('a rejected key is reported in the words of the service', async () => {
  const { code, output } = await push({ env: withKey('search-key') });
  expect(code).toBe(1);
  expect(output).toContain('Invalid Application-ID or API key');
  expect(output).toContain('ALGOLIA_WRITE_KEY needs the rights');
});
