import { FaultError } from '../faults/fault.ts';
import { checkContent } from './check-content.ts';
import { loadSite } from './load-site.ts';
import { run } from './run.ts';

await run(async () => {
  const root = process.cwd();
  const { faults, index } = await checkContent(root, await loadSite(root));
  if (faults.length > 0) throw new FaultError(faults);
  console.log(`${index.docs.length} docs and ${index.posts.length} posts have no faults.`);
});
