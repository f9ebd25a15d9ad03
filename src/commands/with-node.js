/**
 * Runs a command of ours, named by the first argument, with the Node that the project installs: what
 * runs under an older one would end with a stack. Plain JavaScript, for any Node.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const needed = 24;
const root = fileURLToPath(new URL('../../', import.meta.url));
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

if (Number.parseInt(process.versions.node, 10) >= needed) {
  // The command finds its own arguments where it expects them.
  process.argv.splice(1, 1);
  const { 1: command } = process.argv;
  const compiled = compiledFolder(command);
  if (compiled) module.enableCompileCache(compiled);
  if (command) await import(pathToFileURL(path.resolve(command)).href);
} else {
  const binary = path.join(
    root,
    `node_modules/node-${platform}/bin/node${process.platform === 'win32' ? '.exe' : ''}`,
  );
  if (existsSync(binary)) runAgain(binary);
  else {
    console.error(explainNode());
    process.exitCode = 1;
  }
}

/**
 * npm 10 installs the platform's package, and then removes its link: it takes it for that of the
 * other platforms' packages, which have one of the same name.
 */
function runAgain(binary) {
  const link = path.join(root, 'node_modules/.bin/node');
  try {
    if (process.platform !== 'win32') symlinkSync(path.relative(path.dirname(link), binary), link);
  } catch {
    // It is there, or cannot be: then each command comes this way.
  }
  const follow = pathToFileURL(path.join(root, 'src/node/follow-parent.ts')).href;
  // Switched on before the first module is loaded, `--import` included.
  const compiled = compiledFolder(process.argv[2]);
  const child = spawn(binary, ['--import', follow, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...(compiled && { NODE_COMPILE_CACHE: compiled }),
      PATH: [path.dirname(binary), process.env.PATH].join(path.delimiter),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('close', (code) => process.exit(code ?? 1));
}

/**
 * Where Node keeps the code that it has compiled: a quarter of a build in which nothing changed. Not
 * in a first build, which would be longer by what it writes, and not for tests.
 */
function compiledFolder(command = '') {
  const cache = path.join(root, '.cache');
  return command.startsWith('src/') && existsSync(cache) ? path.join(cache, 'node') : undefined;
}

/** What to do about it: npm installs the platform's package, where there is one. */
function explainNode() {
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const version = optionalDependencies[`node-${platform}`];
  const found = `Node ${needed} or later is needed; this is Node ${process.versions.node}.`;
  return version
    ? `${found}\nRun "npm ci" without --omit=optional: it installs Node ${version}.`
    : `${found}\nnpm has no Node ${needed} for ${platform}: install it from https://nodejs.org/.`;
}
