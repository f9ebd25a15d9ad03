import { rmSync } from 'node:fs';
import path from 'node:path';
import { createContentSource, listModules } from '../compile/content-source.ts';
import { type Fault, FaultError, formatFaults } from '../faults/fault.ts';
import { createLinkResolver } from '../navigation/link-resolver.ts';
import { checkProject } from './check-project.ts';
import { ensureEngine } from './engine.ts';
import { renderSite } from './render-site.ts';
import { swapOutput } from './swap-output.ts';
import { verifyOutput } from './verify-output.ts';

/**
 * Builds the whole site: checks the content, renders into a folder of its own, verifies what came
 * out, and only then puts it in the place of `dist/public`.
 * @throws FaultError with all faults; the earlier site is left as it was
 */
export async function buildSite(root: string): Promise<void> {
  const { site, content: reading, faults } = await checkProject(root);
  throwErrors(faults);
  if (!site) return;
  const { index, failed } = reading;
  const engine = await ensureEngine(root, listModules(index));
  const work = path.join(root, '.build', String(process.pid));
  try {
    const content = createContentSource(root, index, createLinkResolver(index, site, failed));
    const out = path.join(work, 'public');
    await renderSite({ root, engine, content, out });
    throwErrors(verifyOutput(out, site, index));
    swapOutput(path.join(root, 'dist'), out);
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
