import '../node/production.ts';
import { checkProject } from '../check/check-project.ts';
import { formatDiagnostics } from '../diagnostics/diagnostic.ts';
import { runCommand } from '../node/run-command.ts';
import { newContent } from './scaffold/new-content.ts';
import { newVersion } from './scaffold/new-version.ts';

await runCommand(async () => {
  const root = process.cwd();
  const [, , kind, name, more] = process.argv;
  if (kind === 'version' && name !== undefined && more === undefined) {
    for (const line of await newVersion(root, name)) console.log(line);
    return;
  }
  const created = newContent(root, process.argv.slice(2), new Date());
  console.log(`Created ${created}`);
  const { diagnostics } = await checkProject(root);
  const wrong = diagnostics.filter(({ file }) => file === created);
  if (wrong.length > 0) console.warn(`\n${formatDiagnostics(wrong)}`);
});
