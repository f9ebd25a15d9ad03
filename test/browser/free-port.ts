import { createServer } from 'node:net';

/**
 * Systems assign ports above this range to connections, which may take one before a server listens.
 */
const [least, most] = [20_000, 32_000];

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  const port = least + Math.floor(Math.random() * (most - least));
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, () => probe.close(() => resolve(port)));
  });
}
