import '../process/production.ts';
import { parseArgs } from 'node:util';
import { buildSite } from '../build/build-site.ts';
import { startProfile } from '../process/profile.ts';
import { runCommand } from '../process/run-command.ts';

await runCommand(async () => {
  const start = performance.now();
  const { values } = parseArgs({
    options: { clean: { type: 'boolean' }, profile: { type: 'boolean' } },
  });
  const profile = values.profile ? startProfile() : undefined;
  await buildSite(process.cwd(), { clean: values.clean, profile });
  if (profile) console.log(profile.describe());
  console.log(`dist/public is ready (${((performance.now() - start) / 1000).toFixed(1)} s).`);
});
