import '../node/production.ts';
import { parseArgs } from 'node:util';
import { startProfile } from '../node/profile.ts';
import { runCommand } from '../node/run-command.ts';
import { buildSite } from '../publish/build/build-site.ts';

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
