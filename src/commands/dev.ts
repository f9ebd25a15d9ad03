import { compileAhead } from './compile-ahead.ts';
import { choosePort } from './port.ts';
import { run } from './run.ts';
import { runWaku } from './run-waku.ts';

await run(async () => {
  const port = await choosePort();
  await compileAhead(process.cwd());
  const options = ['dev', '--port', String(port), '--host', '127.0.0.1'];
  const child = runWaku(process.cwd(), options, 'inherit');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill('SIGKILL'));
  }
  child.on('close', (code) => process.exit(code ?? 0));
});
