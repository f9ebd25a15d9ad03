import { existsSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';

/** The shorter of the relative and absolute path: the address of a socket can have at most about 100 bytes. */
function addressOf(file: string): string {
  const near = path.relative(process.cwd(), file);
  return near.length < file.length ? near : file;
}

/**
 * Creates a socket file on which this process answers as long as it runs: that works where process ids don't, as
 * between containers. On disks without sockets, a plain file.
 * @returns a function that closes it; the file may stay
 */
export function openProcessSocket(file: string): () => void {
  const server = createServer((caller) => caller.destroy());
  server.on('error', () => {});
  server.listen(addressOf(file)).unref();
  if (!existsSync(file)) writeFileSync(file, '');
  return () => server.close();
}

/** Whether a process answers on a socket file. */
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
