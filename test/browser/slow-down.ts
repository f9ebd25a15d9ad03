import { createServer, type Server } from 'node:http';
import type { BrowserContext, LaunchOptions } from 'playwright-core';

/**
 * Simulates a busy machine, for tests that must pass on one: `TEST_SLOW=page` slows pages down to a
 * sixth of their speed, `driver` waits between the steps of a test, and `network` delays responses.
 */
const slow = process.env.TEST_SLOW;

export const slowLaunch: LaunchOptions = slow === 'driver' ? { slowMo: 250 } : {};

/** With `TEST_SLOW=page`, slows the pages of a context down to a sixth of their speed. */
export function slowPages(context: BrowserContext): void {
  if (slow !== 'page') return;
  const { newPage } = context;
  context.newPage = async () => {
    const page = await newPage.call(context);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    return page;
  };
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
