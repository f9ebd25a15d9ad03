import { FaultError, formatFaults } from '../faults/fault.ts';
import { checkProject } from './check-project.ts';
import { run } from './run.ts';

await run(async () => {
  const { faults, index } = await checkProject(process.cwd());
  if (faults.some((fault) => fault.severity !== 'warning')) throw new FaultError(faults);
  if (faults.length > 0) console.warn(`${formatFaults(faults)}\n`);
  const warnings = faults.length === 1 ? '1 warning' : `${faults.length} warnings`;
  const found = faults.length > 0 ? `no faults, but ${warnings}` : 'no faults';
  console.log(`${index.docs.length} docs and ${index.posts.length} posts have ${found}.`);
});
