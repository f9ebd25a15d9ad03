import { checkProject } from '../check/check-project.ts';
import { FaultError, formatFaults, isError } from '../faults/fault.ts';
import { run } from './run.ts';

await run(async () => {
  const { faults, content } = await checkProject(process.cwd());
  if (faults.some(isError)) throw new FaultError(faults);
  if (faults.length > 0) console.warn(`${formatFaults(faults)}\n`);
  const warnings = faults.length === 1 ? '1 warning' : `${faults.length} warnings`;
  const found = faults.length > 0 ? `no faults, but ${warnings}` : 'no faults';
  const { docs, posts } = content.index;
  console.log(`${docs.length} docs and ${posts.length} posts have ${found}.`);
});
