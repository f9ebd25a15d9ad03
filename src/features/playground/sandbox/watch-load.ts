/** A frame may use so much of its thread, for so long, in milliseconds. */
const bounds = { share: 0.3, windowMs: 20_000 };

/** An answer that comes later than that was kept back by work, in milliseconds. */
const lateMs = 150;

/**
 * Sums up how busy a frame is: what its own script says, and how late it answers, which no code in it
 * can hide. What the page itself was late with says nothing of the frame.
 */
export function watchLoad() {
  let samples: { elapsed: number; busy: number }[] = [];
  let askedAt = 0;
  let sampledAt = performance.now();
  let isPageLate = false;
  return {
    /** The frame is asked. @param late how much later than it was to be, in milliseconds */
    ask: (late: number) => {
      askedAt = performance.now();
      isPageLate = late > lateMs;
    },
    /** It has answered. @returns whether it was too busy for too long */
    answer: (busyMs: number): boolean => {
      const now = performance.now();
      const elapsed = now - sampledAt;
      sampledAt = now;
      const isLate = now - askedAt > lateMs && !isPageLate;
      samples.push({ elapsed, busy: isLate ? elapsed : Math.min(busyMs, elapsed) });
      while (sumOf(samples, 'elapsed') - (samples[0]?.elapsed ?? 0) >= bounds.windowMs) {
        samples.shift();
      }
      const all = sumOf(samples, 'elapsed');
      return all >= bounds.windowMs && sumOf(samples, 'busy') / all > bounds.share;
    },
    /** The visitor uses what is in the frame, which may have work for it. */
    begin: () => {
      samples = [];
    },
  };
}

function sumOf<Key extends string>(samples: readonly Record<Key, number>[], key: Key): number {
  return samples.reduce((sum, sample) => sum + sample[key], 0);
}
