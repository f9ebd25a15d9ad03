import '../process/production.ts';
import { buildSite } from '../build/build-site.ts';
import { runCommand } from '../process/run-command.ts';
import { tellLong } from '../process/tell-long.ts';

await runCommand(async () => {
  const start = performance.now();
  await tellLong('Building the site.', buildSite(process.cwd()));
  console.log(`dist/public is ready (${((performance.now() - start) / 1000).toFixed(1)} s).`);
});
