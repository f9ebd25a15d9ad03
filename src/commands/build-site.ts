import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Fault, FaultError, formatFaults } from '../faults/fault.ts';
import { checkContent } from './check-content.ts';
import { loadSite } from './load-site.ts';
import { swapOutput } from './swap-output.ts';
import { verifyOutput } from './verify-output.ts';

/**
 * Builds the whole site: checks the content, renders into a folder of its own, verifies what came
 * out, and only then puts it in the place of `dist/public`.
 * @throws FaultError with all faults; the earlier site is left as it was
 */
export async function buildSite(root: string): Promise<void> {
  const site = await loadSite(root);
  const { faults, index } = await checkContent(root, site);
  throwErrors(faults);
  const work = path.join(root, '.build', String(process.pid));
  try {
    await renderSite(root, path.relative(root, work));
    const built = path.join(work, 'public');
    throwErrors(verifyOutput(built, site, index));
    swapOutput(path.join(root, 'dist'), built);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Prints the warnings, and throws where there is an error. */
function throwErrors(faults: readonly Fault[]): void {
  const warnings = faults.filter((fault) => fault.severity === 'warning');
  if (warnings.length > 0) console.warn(`${formatFaults(warnings)}\n`);
  if (warnings.length < faults.length) {
    throw new FaultError(faults.filter((fault) => fault.severity !== 'warning'));
  }
}

/** Runs `waku build`; what it prints is shown only when it fails, or with `DEBUG`. */
function renderSite(root: string, distDir: string): Promise<void> {
  const waku = path.join(root, 'node_modules/waku/cli.js');
  const child = spawn(process.execPath, [waku, 'build'], {
    cwd: root,
    env: { ...process.env, SITE_DIST: distDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
      if (process.env.DEBUG) process.stderr.write(part);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`waku build ended with ${code}\n${output}`));
    });
  });
}
