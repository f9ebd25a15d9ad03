import { createServer } from 'node:net';
import { PlainError } from '../diagnostics/plain-error.ts';

/** The address on which only this machine can connect. */
const thisMachine = '127.0.0.1';

/**
 * Reads the port from `PORT`, by default 3000, and checks that it is free.
 * @param host the address to listen on
 * @throws PlainError if it is invalid or in use
 */
export async function choosePort(wanted = process.env.PORT, host = thisMachine): Promise<number> {
  const port = Number(wanted || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new PlainError(`PORT is "${wanted}": expected a whole number from 1 to 65535.`);
  }
  const problem = await tryPort(port, host);
  if (problem?.code === 'ENOTFOUND' || problem?.code === 'EADDRNOTAVAIL') {
    throw new PlainError(`HOST is "${host}": expected a name or address of this machine.`);
  }
  if (problem) throw explainPort(port, problem);
  return port;
}

/** The message for a server that can't use its port. */
export function explainPort(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') {
    return new PlainError(`Port ${port} is taken; set PORT to another one.`);
  }
  if (error.code === 'EACCES') {
    return new PlainError(`Port ${port} is not allowed for this user; set PORT to another one.`);
  }
  return error;
}

function tryPort(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
