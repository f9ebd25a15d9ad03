/** A frame may use so much of its thread, for so long, in milliseconds. */
const bounds = { share: 0.3, windowMs: 20_000 };

/** An answer that comes later than that was kept back by work, in milliseconds. */
const lateMs = 150;

/** A timer of the page that fires later than that was kept back itself, in milliseconds. */
const ownDelayMs = 50;

/** @param late how much later than it was to be something of the page came, in milliseconds */
export const isPageLate = (late: number): boolean => late > lateMs;

/**
 * Sums up how busy a frame is: what its own script says, and how late it answers, which no code in it
 * can hide. Where the page itself is late, the machine or the page is busy: that says nothing of the frame.
 */
export function watchLoad() {
  let samples: { elapsed: number; busy: number }[] = [];
  let sampledAt = performance.now();
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    /** The frame is asked. @param late how much later than it was to be, in milliseconds */
    ask: (late: number) => {
      const askedAt = performance.now();
      stop();
      isLate = false;
      if (isPageLate(late)) return;
      // An answer that has come is handled before this, unless the page was kept from both.
      timer = setTimeout(() => {
        isLate = performance.now() - askedAt <= lateMs + ownDelayMs;
      }, lateMs);
    },
    /** It has answered. @returns whether it was too busy for too long */
    answer: (busyMs: number): boolean => {
      stop();
      const now = performance.now();
      const elapsed = now - sampledAt;
      sampledAt = now;
      samples.push({ elapsed, busy: isLate ? elapsed : Math.min(busyMs, elapsed) });
      while (sumOf(samples, 'elapsed') - (samples[0]?.elapsed ?? 0) >= bounds.windowMs) {
        samples.shift();
      }
      const all = sumOf(samples, 'elapsed');
      return all >= bounds.windowMs && sumOf(samples, 'busy') / all > bounds.share;
    },
    /** The visitor has made work for it: by using what is in the frame, or by an edit, which runs the project anew. */
    begin: () => {
      samples = [];
    },
    stop,
  };
}

function sumOf<Key extends string>(samples: readonly Record<Key, number>[], key: Key): number {
  return samples.reduce((sum, sample) => sum + sample[key], 0);
}
