import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { choosePort, explainPort } from '../../../src/node/port.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

function takePort(): Promise<number> {
  return new Promise((resolve) => {
    const taken = createServer();
    server = taken;
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

test('a free port is used as requested', async () => {
  const port = await takePort();
  await new Promise((resolve) => server?.close(resolve));
  expect(await choosePort(String(port))).toBe(port);
});

test('a port that is taken is reported with its number and a fix', async () => {
  const port = await takePort();
  await expect(choosePort(String(port))).rejects.toThrow(
    `Port ${port} is taken; set PORT to another one.`,
  );
});

test.each(['no', '-1', '65536', '80.5'])('PORT=%s is rejected', async (wanted) => {
  await expect(choosePort(wanted)).rejects.toThrow(
    `PORT is "${wanted}": expected a whole number from 1 to 65535.`,
  );
});

test('a port that the user is not allowed to use is reported', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(explainPort(80, error).message).toContain('Port 80 is not allowed for this user');
});

test('a HOST that is not on this machine is reported', async () => {
  await expect(choosePort('3999', '192.0.2.1')).rejects.toThrow(
    'HOST is "192.0.2.1": expected a name or address of this machine.',
  );
});
