import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileAhead } from '../../../../src/publish/build/compile-ahead.ts';
import { someOf } from '../../../run/exhaustive.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const caches: [string, number][] = [
  ['files are compiled ahead even if the cache has as many entries of another compiler', 45],
  ['many new files are compiled ahead of the build', 0],
];

const { at, write } = temporaryFolder();

test.each(someOf('variants', caches))('%s', async (_, others) => {
  const sources = Array.from({ length: 45 }, (_, place) => `content/${place}.md`);
  for (const file of sources) write(file, `# ${file}\n`);
  for (let number = 0; number < others; number += 1)
    write(`.cache/compile/other-${number}.json`, '');
  await compileAhead(at(), sources, {});
  expect(readdirSync(at('.cache/compile'))).toHaveLength(45 + others);
});
