import '../node/production.ts';
import { checkProject } from '../check/check-project.ts';
import { formatDiagnostics } from '../diagnostics/diagnostic.ts';
import { runCommand } from '../node/run-command.ts';
import { newContent } from './scaffold/new-content.ts';

await runCommand(async () => {
  const root = process.cwd();
  const made = newContent(root, process.argv.slice(2), new Date());
  console.log(`Created ${made}`);
  const { diagnostics } = await checkProject(root);
  const own = diagnostics.filter(({ file }) => file === made);
  if (own.length > 0) console.warn(`\n${formatDiagnostics(own)}`);
});
