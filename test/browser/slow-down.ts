import { createServer, type Server } from 'node:http';
import type { LaunchOptions, Page } from 'playwright-core';

/**
 * Simulates a busy machine, for tests that must pass on one: `TEST_SLOW=page` slows pages down to a
 * sixth of their speed, `driver` waits between the steps of a test, and `network` delays responses.
 */
const slow = process.env.TEST_SLOW;

export const slowLaunch: LaunchOptions = slow === 'driver' ? { slowMo: 250 } : {};

/** With `TEST_SLOW=page`, slows a page down to a sixth of its speed. */
export async function slowPage(page: Page): Promise<void> {
  if (slow !== 'page') return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** With `TEST_SLOW=network`, delays the responses of a server by varying times. */
export function slowAnswers(server: Server): Server {
  if (slow !== 'network') return server;
  let turn = 0;
  return createServer((request, response) => {
    turn = (turn + 7) % 10;
    // The client may be gone by then, and the site with it.
    const answer = () => request.socket.destroyed || server.emit('request', request, response);
    setTimeout(answer, turn * 60);
  });
}
