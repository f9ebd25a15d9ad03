import { FaultError, formatFaults } from '../faults/fault.ts';
import { checkContent } from './check-content.ts';
import { loadSite } from './load-site.ts';
import { run } from './run.ts';

await run(async () => {
  const root = process.cwd();
  const { faults, index } = await checkContent(root, await loadSite(root));
  if (faults.some((fault) => fault.severity !== 'warning')) throw new FaultError(faults);
  if (faults.length > 0) console.warn(`${formatFaults(faults)}\n`);
  const warnings = faults.length === 1 ? '1 warning' : `${faults.length} warnings`;
  const found = faults.length > 0 ? `no faults, but ${warnings}` : 'no faults';
  console.log(`${index.docs.length} docs and ${index.posts.length} posts have ${found}.`);
});
