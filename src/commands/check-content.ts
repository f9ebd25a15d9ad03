import { countOf } from '../faults/count-of.ts';
import '../node/production.ts';
import { checkProject } from '../check/check-project.ts';
import { summarizeCauses } from '../check/summarize-causes.ts';
import { FaultError, formatFaults, isError } from '../faults/fault.ts';
import { runCommand } from '../node/run-command.ts';
import { buildSite } from '../publish/build/build-site.ts';

await runCommand(async () => {
  if (process.argv.includes('--render')) {
    await buildSite(process.cwd(), { publish: false });
    console.log('All pages can be rendered. dist/public is as it was.');
    return;
  }
  const { faults, content } = await checkProject(process.cwd());
  const { docs, posts } = content.index;
  const read = `${countOf(docs.length, 'doc')} and ${countOf(posts.length, 'post')}`;
  if (process.argv.includes('--moving-in') && faults.length > 0) {
    console.log(`${read} can be read.\n`);
    console.log(summarizeCauses(faults));
    console.log('\nRun without --moving-in to see each with its place and what to do.');
    process.exitCode = faults.some(isError) ? 1 : 0;
    return;
  }
  if (faults.some(isError)) throw new FaultError(faults);
  if (faults.length > 0) console.warn(`${formatFaults(faults)}\n`);
  const found =
    faults.length > 0 ? `no errors, but ${countOf(faults.length, 'warning')}` : 'no errors';
  console.log(`${read} have ${found}.`);
});
