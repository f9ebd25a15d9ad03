import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { choosePort } from '../process/port.ts';
import { runWaku } from '../waku/node/run-waku.ts';
import { run } from './run.ts';

await run(async () => {
  const root = process.cwd();
  const port = await choosePort();
  let child = startServer(root, port);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      child.kill('SIGKILL');
      process.exit(0);
    });
  }
  // Beside the server's start, which this shall not make longer.
  const { loadSite } = await import('../config/load-site.ts');
  const { site } = await loadSite(root);
  // With faults in it no server can start.
  if (!site) {
    const { showConfigFaults } = await import('../dev/show-config-faults.ts');
    child.removeAllListeners('close');
    child.kill('SIGKILL');
    await showConfigFaults(root, port);
    child = startServer(root, port);
  }
});

function startServer(root: string, port: number): ChildProcess {
  const options = ['dev', '--port', String(port), '--host', '127.0.0.1'];
  // Half of what loading the configuration takes is compiling the packages that it needs.
  const env = { NODE_COMPILE_CACHE: path.join(root, '.cache/node') };
  const child = runWaku(root, options, 'inherit', env);
  child.on('close', (code) => process.exit(code ?? 0));
  return child;
}
