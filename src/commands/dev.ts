import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { checkFolder } from '../node/check-folder.ts';
import { choosePort } from '../node/port.ts';
import { runCommand } from '../node/run-command.ts';
import { runWaku } from '../waku/node/run-waku.ts';

await runCommand(async () => {
  const root = process.cwd();
  checkFolder(root);
  // HOST makes the server reachable from other machines: 0.0.0.0 for all.
  const host = process.env.HOST || '127.0.0.1';
  const port = await choosePort(process.env.PORT, host);
  let child = startServer(root, port, host);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => endWith(child));
  }
  // In parallel with the server's start, in a process that ends.
  const { checkConfig } = await import('../config/check-config.ts');
  const { site } = await checkConfig(root);
  // A server can't start with an invalid configuration.
  if (!site) {
    const { showConfigDiagnostics } = await import('../dev/show-config-diagnostics.ts');
    child.removeAllListeners('close');
    child.kill('SIGKILL');
    await showConfigDiagnostics(root, port, process.env.HOST || undefined);
    child = startServer(root, port, host);
  }
});

/** Ends this process with the server's, so that the port is free when the command has ended. */
function endWith(child: ChildProcess): void {
  const isOver = child.exitCode !== null || child.signalCode !== null;
  if (isOver) process.exit(0);
  child.once('close', () => process.exit(0));
  child.kill('SIGKILL');
}

function startServer(root: string, port: number, host: string): ChildProcess {
  const options = ['dev', '--port', String(port), '--host', host];
  const env = {
    // Compiling the packages that the configuration imports takes half of its loading time.
    NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
    // Otherwise the bundler keeps 300 MB after the first start that it no longer needs.
    MIMALLOC_PURGE_DELAY: '0',
    // Each thread would have memory of its own, in glibc, and keep it: 110 MB more after a first start.
    MALLOC_ARENA_MAX: '1',
    // `dev/apply-changes` frees memory. With less space for young objects edits take as long and leave less behind.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --expose-gc --max-semi-space-size=16`,
  };
  const child = runWaku(root, options, 'inherit', env);
  child.on('close', (code) => process.exit(code ?? 0));
  return child;
}
