import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { run } from './run.ts';

await run(async () => {
  const port = Number(process.env.PORT ?? 3000);
  if (!(await isFree(port))) {
    console.error(`Port ${port} is taken; set PORT to another one.`);
    process.exitCode = 1;
    return;
  }
  const waku = path.join(process.cwd(), 'node_modules/waku/cli.js');
  const options = ['dev', '--port', String(port), '--host', '127.0.0.1'];
  const child = spawn(process.execPath, [waku, ...options], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill('SIGKILL'));
  }
  child.on('close', (code) => process.exit(code ?? 0));
});

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
