/** The share of its thread that a frame may use, over a period in milliseconds. */
const bounds = { share: 0.3, windowMs: 20_000 };

/** Answers later than this were delayed by work, in milliseconds. */
const lateMs = 150;

/** Timers of the page later than this were delayed themselves, in milliseconds. */
const ownDelayMs = 50;

/** @param late how late an event of the page was, in milliseconds */
export const isPageLate = (late: number): boolean => late > lateMs;

/**
 * Measures how busy a frame is, from its script's own reports and from its delays, which its code can't hide. If
 * the page itself is late, that says nothing about the frame.
 */
export function watchLoad() {
  let samples: { elapsed: number; busy: number }[] = [];
  let sampledAt = performance.now();
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    /**
     * Called when the frame is asked.
     * @param late how late that was, in milliseconds
     */
    ask: (late: number) => {
      const askedAt = performance.now();
      stop();
      isLate = false;
      if (isPageLate(late)) return;
      // An answer that has arrived is handled before this, unless the page was blocked.
      timer = setTimeout(() => {
        isLate = performance.now() - askedAt <= lateMs + ownDelayMs;
      }, lateMs);
    },
    /**
     * Called when it has answered.
     * @returns whether it was too busy for too long
     */
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
    /**
     * Called when the visitor has caused work: by using the frame, or by an edit, which runs the project again.
     */
    begin: () => {
      samples = [];
      sampledAt = performance.now();
    },
    stop,
  };
}

function sumOf<Key extends string>(samples: readonly Record<Key, number>[], key: Key): number {
  return samples.reduce((sum, sample) => sum + sample[key], 0);
}
