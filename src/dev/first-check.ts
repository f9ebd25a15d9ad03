import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../faults/fault.ts';
import { createPendingPages } from './pending-pages.ts';

/** No answer waits longer for the first check, in milliseconds. */
const timeoutMs = 1000;

/** How long a long check waits for the first page, in milliseconds. */
const firstPageMs = 2000;

/**
 * Creates what keeps the first check of a server and its first pages apart: both at once would show the first page
 * twice as late.
 */
export function createFirstCheck() {
  const requests = createPendingPages();
  const postponed = Promise.withResolvers<void>();
  let isOver = false;
  return {
    /** Notes that a page is being made, until its response ends. */
    track: requests.track,
    isOver: (): boolean => isOver,
    end: (): void => {
      isOver = true;
      requests.stop();
    },
    /** When there is time for a check that takes long; undefined if there is now. */
    whenIdle: (): Promise<void> | undefined => {
      if (isOver) return undefined;
      postponed.resolve();
      return requests.whenFirstIdle(firstPageMs);
    },
    /**
     * Waits for the errors that the first check finds, unless it takes long.
     * @param known the errors that are known without it
     */
    race: (finding: Promise<readonly Fault[]>, known: readonly Fault[]) =>
      Promise.race([
        finding,
        sleep(timeoutMs, known, { ref: false }),
        postponed.promise.then(() => known),
      ]),
  };
}
