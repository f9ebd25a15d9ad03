import { createServer, type Server } from 'node:http';
import type { BrowserContext, LaunchOptions } from 'playwright-core';

/**
 * A busy machine on demand, for tests that must hold on one: `TEST_SLOW=page` gives pages a sixth of
 * their speed, `driver` waits between the steps of a test, `network` lets each answer come late.
 */
const slow = process.env.TEST_SLOW;

export const slowLaunch: LaunchOptions = slow === 'driver' ? { slowMo: 250 } : {};

/** Pages of the context run at a sixth of their speed, where that is asked for. */
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

/** The same server, whose answers come by turns soon and late, where that is asked for. */
export function slowAnswers(server: Server): Server {
  if (slow !== 'network') return server;
  let turn = 0;
  return createServer((request, response) => {
    turn = (turn + 7) % 10;
    // Who asked may be gone by then, and the site with it.
    const answer = () => request.socket.destroyed || server.emit('request', request, response);
    setTimeout(answer, turn * 60);
  });
}
