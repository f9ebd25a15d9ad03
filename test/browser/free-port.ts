import { createServer } from 'node:net';

/** Systems give ports above these to connections, which may have one until a server listens there. */
const [least, most] = [20_000, 32_000];

/** A port that nothing listens at. */
export function freePort(): Promise<number> {
  const port = least + Math.floor(Math.random() * (most - least));
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, () => probe.close(() => resolve(port)));
  });
}
