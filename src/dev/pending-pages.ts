import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A page that takes longer no longer holds up other work, in milliseconds. */
const timeoutMs = 30_000;

/**
 * Knows whether pages are being made, so that compiling all content for the first time can wait: both
 * at once would show the first page a quarter later.
 */
export function createPendingPages() {
  const open = new Set<object>();
  const first = Promise.withResolvers<void>();
  let idle: PromiseWithResolvers<void> | undefined;
  let isOver = false;
  const resolveIdle = () => {
    idle?.resolve();
    idle = undefined;
  };
  return {
    /** Notes that a page is being made, until its response ends. */
    track: (response: EventEmitter): void => {
      if (isOver) return;
      first.resolve();
      const request = {};
      const end = () => {
        clearTimeout(timer);
        if (open.delete(request) && open.size === 0) resolveIdle();
      };
      const timer = setTimeout(end, timeoutMs);
      timer.unref();
      open.add(request);
      idle ??= Promise.withResolvers();
      response.once('close', end);
    },
    /** When no page is being made any more; undefined if none is now. */
    whenIdle: (): Promise<void> | undefined => idle?.promise,
    /**
     * The same, but waits for the first page if there was none.
     * @param milliseconds how long
     */
    whenFirstIdle: async (milliseconds: number): Promise<void> => {
      await Promise.race([first.promise, sleep(milliseconds, undefined, { ref: false })]);
      await idle?.promise;
    },
    /** From now on nothing waits for pages, as pages themselves may wait for all content. */
    stop: (): void => {
      isOver = true;
      first.resolve();
      resolveIdle();
    },
  };
}
