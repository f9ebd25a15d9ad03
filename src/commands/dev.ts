import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { choosePort } from '../process/port.ts';
import { runCommand } from '../process/run-command.ts';
import { runWaku } from '../waku/node/run-waku.ts';

await runCommand(async () => {
  const root = process.cwd();
  // Other machines can ask where HOST says so: 0.0.0.0 for all.
  const host = process.env.HOST || '127.0.0.1';
  const port = await choosePort(process.env.PORT, host);
  let child = startServer(root, port, host);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => endWith(child));
  }
  // Beside the server's start, which this shall not make longer, and in a process that ends.
  const { checkConfig } = await import('../config/check-config.ts');
  const { site } = await checkConfig(root);
  // With faults in it no server can start.
  if (!site) {
    const { showConfigFaults } = await import('../dev/show-config-faults.ts');
    child.removeAllListeners('close');
    child.kill('SIGKILL');
    await showConfigFaults(root, port, process.env.HOST || undefined);
    child = startServer(root, port, host);
  }
});

/** Ends with the server, so that the port is free when the command has ended. */
function endWith(child: ChildProcess): void {
  const isOver = child.exitCode !== null || child.signalCode !== null;
  if (isOver) process.exit(0);
  child.once('close', () => process.exit(0));
  child.kill('SIGKILL');
}

function startServer(root: string, port: number, host: string): ChildProcess {
  const options = ['dev', '--port', String(port), '--host', host];
  const env = {
    // Half of what loading the configuration takes is compiling the packages that it needs.
    NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
    // The bundler keeps 300 MB after a first start that it does not need any more.
    MIMALLOC_PURGE_DELAY: '0',
    // `dev/vite-idle` frees memory; with less room for young objects edits take as long and leave less.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --expose-gc --max-semi-space-size=16`,
  };
  const child = runWaku(root, options, 'inherit', env);
  child.on('close', (code) => process.exit(code ?? 0));
  return child;
}
