import type { ChildProcess } from 'node:child_process';
import { compileAhead } from '../build/compile-ahead.ts';
import { loadSite } from '../config/load-site.ts';
import { showConfigFaults } from '../dev/show-config-faults.ts';
import { FaultError } from '../faults/fault.ts';
import { choosePort } from '../process/port.ts';
import { runWaku } from '../waku/node/run-waku.ts';
import { run } from './run.ts';

await run(async () => {
  const root = process.cwd();
  const port = await choosePort();
  await compileAhead(root);
  let child = startServer(root, port);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      child.kill('SIGKILL');
      process.exit(0);
    });
  }
  // Beside the server's start, which this shall not make longer.
  if (await isWrong(root)) {
    child.removeAllListeners('close');
    child.kill('SIGKILL');
    await showConfigFaults(root, port);
    child = startServer(root, port);
  }
});

function startServer(root: string, port: number): ChildProcess {
  const options = ['dev', '--port', String(port), '--host', '127.0.0.1'];
  const child = runWaku(root, options, 'inherit');
  child.on('close', (code) => process.exit(code ?? 0));
  return child;
}

/** Whether `site.config.ts` has faults, with which no server can start. */
async function isWrong(root: string): Promise<boolean> {
  try {
    await loadSite(root);
    return false;
  } catch (error) {
    if (error instanceof FaultError) return true;
    throw error;
  }
}
