import { existsSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';

/** A file as short as it can be named: an address has a hundred bytes. */
function addressOf(file: string): string {
  const near = path.relative(process.cwd(), file);
  return near.length < file.length ? near : file;
}

/**
 * Makes a file at which this process answers for as long as it runs: others see so where its number
 * tells them nothing, as from another container. Where the disk has no such files it is a plain one.
 * @returns ends it; the file may be left
 */
export function answerAt(file: string): () => void {
  const server = createServer((caller) => caller.destroy());
  server.on('error', () => {});
  server.listen(addressOf(file)).unref();
  if (!existsSync(file)) writeFileSync(file, '');
  return () => server.close();
}

/** Whether a process answers at a file. */
export function isAnswered(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const call = connect(addressOf(file));
    const end = (answered: boolean) => {
      call.destroy();
      resolve(answered);
    };
    call.on('connect', () => end(true));
    // One that is too busy to answer is there.
    call.on('error', (error) => end('code' in error && error.code === 'EAGAIN'));
  });
}
