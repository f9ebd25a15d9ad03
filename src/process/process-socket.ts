import { existsSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';

/** The shortest path to a file: the address of a socket has at most about 100 bytes. */
function addressOf(file: string): string {
  const near = path.relative(process.cwd(), file);
  return near.length < file.length ? near : file;
}

/**
 * Creates a socket file at which this process answers for as long as it runs: it tells others so
 * where the process id does not, as in another container. A plain file, where the disk has no sockets.
 * @returns closes it; the file may stay
 */
export function openProcessSocket(file: string): () => void {
  const server = createServer((caller) => caller.destroy());
  server.on('error', () => {});
  server.listen(addressOf(file)).unref();
  if (!existsSync(file)) writeFileSync(file, '');
  return () => server.close();
}

/** Whether a process answers at a socket file. */
export function answersAt(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const call = connect(addressOf(file));
    const end = (answered: boolean) => {
      call.destroy();
      resolve(answered);
    };
    call.on('connect', () => end(true));
    // A process that is too busy to answer is running.
    call.on('error', (error) => end('code' in error && error.code === 'EAGAIN'));
  });
}
