import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Before the tests of built sites: installs what only `mcp/` and the tests of what agents use need, and `npm ci`
 * therefore doesn't. Without network those tests fail, and no others.
 */
export default function installMcp(): void {
  const folder = path.resolve(import.meta.dirname, '../../mcp');
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  const wanted = listLocked(path.join(folder, 'package-lock.json'));
  if (existsSync(installed) && listLocked(installed) === wanted) return;
  console.log('Installing the packages of mcp/.');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
}

/** The packages of a lock file, or of npm's note of what it has installed, with their digests. */
function listLocked(file: string): string {
  const { packages }: { packages: Record<string, { integrity?: string }> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return Object.entries(packages)
    .flatMap(([at, { integrity }]) => (at === '' ? [] : `${at} ${integrity}\n`))
    .sort()
    .join('');
}
