import '../src/node/production.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
  const report = await importSite(process.cwd(), folder, words.includes('--force'), {
    tell: (line) => console.error(line),
    ...(words.includes('--install') && { install }),
  });
  console.log(report);
  console.log('This list is in MOVED.md.');
});

/** Installs what content imports, as MOVED.md says; a version that npm can't find is no reason to stop. */
async function install(packages: readonly string[]): Promise<void> {
  const words = ['install', '--save-exact', '--include=dev', '--no-audit', '--no-fund'];
  const names = packages.map((name) => name.replace(/^"|"$/g, ''));
  console.error(`npm install --save-exact ${packages.join(' ')}`);
  // npm leaves out what it takes for tools in production.
  const env = { ...process.env, NODE_ENV: undefined };
  // Packages of another age need versions of their peers that are not here.
  for (const more of [[], ['--legacy-peer-deps']]) {
    const npm = spawn('npm', [...words, ...more, ...names], { stdio: 'inherit', env });
    const [ended] = await once(npm, 'close');
    if (ended === 0) return;
  }
  console.error('npm could not install them: MOVED.md has the command.');
}
