import type { Plugin } from 'vite';

/** The interval of measuring the server's work. */
const intervalMs = 1000;
/** The CPU time since the last collection that makes another one worthwhile. */
const minWorkMicros = 500_000;
/** The CPU time per interval below which the server counts as idle. */
const idleMicros = 100_000;

/**
 * The Vite plugin: frees memory when the server becomes idle. V8 itself waits until the heap has grown by half, so
 * an idle server would keep what each edit left behind. A last-resort collection would free more, but make the
 * next edit a third slower.
 */
export function viteIdle(): Plugin {
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'site:idle',
    apply: 'serve',
    configureServer() {
      clearInterval(timer);
      timer = onIdle(() => globalThis.gc?.());
    },
    buildEnd: () => clearInterval(timer),
  };
}

/** Calls `collect` whenever this process, including its threads, has worked and become idle. */
function onIdle(collect: () => void): NodeJS.Timeout {
  let collectedAt = readCpuMicros();
  let previous = collectedAt;
  const measure = () => {
    const now = readCpuMicros();
    const isIdle = now - previous < idleMicros;
    previous = now;
    if (!isIdle || now - collectedAt < minWorkMicros) return;
    collect();
    collectedAt = previous = readCpuMicros();
  };
  return setInterval(measure, intervalMs).unref();
}

/** @returns the CPU time that this process has used so far, in microseconds */
function readCpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
