import type { Plugin } from 'vite';

/** How often it is looked at what the server does, in milliseconds. */
const lookMs = 1000;
/** What it has worked since memory was freed, and what is no work in the time of a look, in microseconds. */
const enough = 500_000;
const nothing = 100_000;

/**
 * The Vite plugin: frees memory when the server has nothing more to do. V8 waits for the heap to grow
 * by half instead, and an idle server would keep what each edit left. A collection of the last resort
 * would free more, and leave the next edit a third slower.
 */
export function viteIdle(): Plugin {
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'site:idle',
    apply: 'serve',
    configureServer() {
      clearInterval(timer);
      timer = watchWork(() => globalThis.gc?.());
    },
    buildEnd: () => clearInterval(timer),
  };
}

/** Calls `rest` each time when this process, all threads of it, has worked and stopped. */
function watchWork(rest: () => void): NodeJS.Timeout {
  let rested = countWork();
  let before = rested;
  const look = () => {
    const now = countWork();
    const isIdle = now - before < nothing;
    before = now;
    if (!isIdle || now - rested < enough) return;
    rest();
    rested = before = countWork();
  };
  return setInterval(look, lookMs).unref();
}

/** The processor's time that this process has taken, in microseconds. */
function countWork(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
