import '../process/production.ts';
import { buildSite } from '../build/build-site.ts';
import { runCommand } from '../process/run-command.ts';

await runCommand(async () => {
  const start = performance.now();
  await buildSite(process.cwd());
  console.log(`dist/public is ready (${((performance.now() - start) / 1000).toFixed(1)} s).`);
});
