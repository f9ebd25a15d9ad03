import { checkProject, readProject } from '../../../check/check-project.ts';
import type { ContentIndex } from '../../../content/content-index.ts';
import { countOf } from '../../../diagnostics/count-of.ts';
import { DiagnosticError, formatDiagnostics, isError } from '../../../diagnostics/diagnostic.ts';
import { PlainError } from '../../../diagnostics/plain-error.ts';
import { runCommand } from '../../../node/run-command.ts';
import { reportSamples } from '../prove/report-samples.ts';
import { readSamplesLock, samplesLock, writeSamplesLock } from '../prove/samples-lock.ts';

const root = process.cwd();

/** Loaded on demand, because it loads TypeScript. */
const loadProofs = () => import('../prove/prove-anew.ts');

await runCommand(async () => {
  const [flag] = process.argv.slice(2);
  if (flag === undefined) await report();
  else if (flag === '--record') await record();
  else if (flag === '--check') await check();
  else throw new PlainError('Expected no arguments, --record or --check.');
});

/** Counts the blocks of each page. */
async function report(): Promise<void> {
  const { site, diagnostics, content } = await checkProject(root);
  console.log(reportSamples(root, content.index));
  if (site && !site.samples?.prove) {
    console.log('The samples were not checked: samples.prove is off in site.config.ts.');
  }
  if (diagnostics.some(isError)) throw new DiagnosticError(diagnostics);
}

/** Proves all blocks anew, and records those that are right. */
async function record(): Promise<void> {
  const index = await readProven();
  if (!index) throw new PlainError('samples.prove is off in site.config.ts.');
  const { proveAnew } = await loadProofs();
  const { diagnostics, lines } = await proveAnew(root, index);
  writeSamplesLock(
    root,
    lines.map(({ text }) => text),
  );
  console.log(`${samplesLock} has ${countOf(readSamplesLock(root)?.size ?? 0, 'code block')}.`);
  if (diagnostics.some(isError)) throw new DiagnosticError(diagnostics);
  if (diagnostics.length > 0) console.warn(formatDiagnostics(diagnostics));
}

/** Proves all blocks anew, and compares those that are right with the lock; a site without one has none to hold. */
async function check(): Promise<void> {
  if (!readSamplesLock(root)) return;
  const index = await readProven();
  if (!index) return;
  const { compareLock, proveAnew } = await loadProofs();
  const { diagnostics, lines } = await proveAnew(root, index);
  const allDiagnostics = [...diagnostics, ...compareLock(root, lines)];
  if (allDiagnostics.some(isError)) throw new DiagnosticError(allDiagnostics);
  if (allDiagnostics.length > 0) console.warn(formatDiagnostics(allDiagnostics));
  console.log(`All code blocks are proven, as ${samplesLock} says.`);
}

/** The content, if the site has its blocks proven; a file that can't be read has unknown ones. */
async function readProven(): Promise<ContentIndex | undefined> {
  const { site, diagnostics, content } = await readProject(root);
  if (!site || content.failed.size > 0)
    throw new DiagnosticError([...diagnostics, ...content.diagnostics]);
  return site.samples?.prove ? content.index : undefined;
}
