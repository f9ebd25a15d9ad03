import { expect, test } from 'vitest';
import { listVersions } from '../../../src/node/installed-versions.ts';
import { type Tree, withTree } from '../content/plant.ts';

const manifest = (version: string, more: object = {}) => JSON.stringify({ version, ...more });

const listIn = (tree: Tree) =>
  withTree(
    Object.fromEntries(
      Object.entries(tree).map(([name, text]) => [`app/node_modules/${name}/package.json`, text]),
    ),
    async (root) => listVersions(`${root}/app`, ['tool']),
  );

test('the versions of a tool are those of all that it needs, wherever they are installed', async () => {
  const tool = manifest('1.0.0', {
    dependencies: { part: '^2.0.0' },
    optionalDependencies: { 'tool-for-linux': '1.0.0' },
  });
  const linux = { 'tool-for-linux': manifest('1.0.0') };
  const versions = ['part 2.1.0', 'tool 1.0.0'];
  expect(await listIn({ tool, part: manifest('2.1.0'), ...linux })).toEqual(versions);
  expect(await listIn({ tool, 'tool/node_modules/part': manifest('2.1.0') })).toEqual(versions);
  expect(await listIn({ tool, part: manifest('2.2.0') })).toEqual(['part 2.2.0', 'tool 1.0.0']);
});
