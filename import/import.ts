import '../src/node/production.ts';
import { PlainError } from '../src/diagnostics/plain-error.ts';
import { runCommand } from '../src/node/run-command.ts';
import { importSite } from './import-site.ts';

await runCommand(async () => {
  const words = process.argv.slice(2);
  const [folder, more] = words.filter((word) => !word.startsWith('--'));
  if (folder === undefined || more !== undefined) {
    throw new PlainError(
      'Name the folder of a Docusaurus site: npm run import -- ../project/website',
    );
  }
  console.log(await importSite(process.cwd(), folder, words.includes('--force')));
  console.log('This list is in MOVED.md.');
});
