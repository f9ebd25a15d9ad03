import '../node/production.ts';
import { checkProject } from '../check/check-project.ts';
import { formatFaults } from '../faults/fault.ts';
import { runCommand } from '../node/run-command.ts';
import { newContent } from './scaffold/new-content.ts';

await runCommand(async () => {
  const root = process.cwd();
  const made = newContent(root, process.argv.slice(2), new Date());
  console.log(`Created ${made}`);
  const { faults } = await checkProject(root);
  const own = faults.filter(({ file }) => file === made);
  if (own.length > 0) console.warn(`\n${formatFaults(own)}`);
});
