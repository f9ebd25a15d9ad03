import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, write } = temporaryFolder();
const otherDisk = '/dev/shm';
const module = path.resolve('src/publish/bundle/move-folder.ts');

test('a move to another disk that has no place names the reason', ({ skip, onTestFinished }) => {
  const other = statSync(otherDisk, { throwIfNoEntry: false });
  if (!other || other.dev === statSync(at()).dev) skip('needs a second disk');
  const to = mkdtempSync(`${otherDisk}/move-`);
  onTestFinished(() => rmSync(to, { recursive: true }));
  write('site/large.txt', 'x'.repeat(100_000));
  const script = `import { moveFolder } from '${pathToFileURL(module).href}';
    try { moveFolder('${at('site')}', '${to}/site') } catch (error) { console.log(error.code) }`;
  // A limit for files: filling a disk would take all of it.
  const limited = 'ulimit -f 10; exec "$0" --input-type=module -e "$1"';
  const { stdout } = spawnSync('bash', ['-c', limited, process.execPath, script], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('EFBIG\n');
});
