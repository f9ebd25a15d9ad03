import '../node/production.ts';
import path from 'node:path';
import { loadSite } from '../config/load-site.ts';
import { choosePort, explainPort } from '../node/port.ts';
import { describeError, runCommand } from '../node/run-command.ts';
import { tellLong } from '../node/tell-long.ts';
import { buildSite } from '../publish/build/build-site.ts';
import { serveSite } from './serve-site.ts';

await runCommand(async () => {
  // Chosen before the build, so that an occupied port is reported at once.
  const port = await choosePort();
  const root = process.cwd();
  await tellLong('Building the site.', buildSite(root));
  const { site } = await loadSite(root);
  const baseUrl = site?.baseUrl ?? '/';
  const server = serveSite(path.join(root, 'dist/public'), { compress: true, baseUrl });
  server.on('error', (error) => {
    console.error(describeError(root, explainPort(port, error)));
    process.exitCode = 1;
  });
  const { href } = new URL(baseUrl, `http://127.0.0.1:${port}`);
  server.listen(port, '127.0.0.1', () => console.log(`The site is at ${href}`));
});
