/**
 * Runs a command of ours, named by the first argument, once it is clear that this Node can: what
 * runs under an older one than the build's would end with a stack. Plain JavaScript, for any Node.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const needed = 24;

if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(explainNode());
  process.exit(1);
}
// The command finds its own arguments where it expects them.
process.argv.splice(1, 1);
const { 1: command } = process.argv;
if (command) await import(pathToFileURL(path.resolve(command)).href);

/** What to do about it: npm installs the platform's package, where there is one. */
function explainNode() {
  const file = new URL('../../package.json', import.meta.url);
  const { optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const version = optionalDependencies[`node-${platform}`];
  const found = `Node ${needed} or later is needed; this is Node ${process.versions.node}.`;
  return version
    ? `${found}\nRun "npm ci" without --omit=optional: it installs Node ${version}.`
    : `${found}\nnpm has no Node ${needed} for ${platform}: install it from https://nodejs.org/.`;
}
