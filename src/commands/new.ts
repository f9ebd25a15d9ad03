import { runCommand } from '../process/run-command.ts';
import { newContent } from '../scaffold/new-content.ts';

await runCommand(async () => {
  const file = newContent(process.cwd(), process.argv.slice(2), new Date());
  console.log(`Made ${file}`);
});
