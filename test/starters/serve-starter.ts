import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveSite } from '../../src/commands/serve-site.ts';
import { freePort } from '../browser/free-port.ts';

export type ServedStarter = { origin: string; end: () => void };

/** Serves what a starter was built to. */
export async function serveBuild(folder: string): Promise<ServedStarter> {
  const server = serveSite(folder);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, end };
}

/**
 * Starts the development server of a starter.
 * @throws where it does not answer within a minute
 */
export async function startDevServer(cwd: string): Promise<ServedStarter> {
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, NODE_ENV: undefined },
  });
  const end = () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  };
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 240; tries += 1) {
    if (await fetch(origin).catch(() => undefined)) return { origin, end };
    await sleep(250);
  }
  end();
  throw new Error('its development server does not answer');
}
