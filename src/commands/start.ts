import path from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { choosePort, explainPort } from '../process/port.ts';
import { describeError, runCommand } from '../process/run-command.ts';
import { serveSite } from './serve-site.ts';

await runCommand(async () => {
  // Asked before building, so that nobody waits in vain.
  const port = await choosePort();
  await buildSite(process.cwd());
  const server = serveSite(path.join(process.cwd(), 'dist/public'), { compress: true });
  server.on('error', (error) => {
    console.error(describeError(process.cwd(), explainPort(port, error)));
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => console.log(`The site is at http://127.0.0.1:${port}/`));
});
