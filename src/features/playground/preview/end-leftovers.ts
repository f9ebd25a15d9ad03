// Saved before the visitor's code can replace them.
const [beginTimer, endTimer] = [setTimeout.bind(globalThis), clearTimeout.bind(globalThis)];
const [askFrame, endFrame] = [
  requestAnimationFrame.bind(globalThis),
  cancelAnimationFrame.bind(globalThis),
];

/** The ids of timers and frames count up. */
let firstTimer = 0;
let firstFrame = 0;

const listeners: (() => void)[] = [];

/**
 * Records listeners, so that they end with the project that added them: the next project runs in the same frame.
 */
export function noteListeners(): void {
  for (const target of [window, document]) {
    const listen = target.addEventListener;
    const forget = target.removeEventListener;
    target.addEventListener = (
      name: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      listen.call(target, name, listener, options);
      listeners.push(() => forget.call(target, name, listener, options));
    };
  }
}

/** Ends the timers and listeners of a project. */
export function endLeftovers(): void {
  for (const end of listeners.splice(0)) end();
  const lastTimer = Number(beginTimer(() => {}, 0));
  for (let id = firstTimer; id <= lastTimer; id += 1) endTimer(id);
  firstTimer = lastTimer;
  const lastFrame = askFrame(() => {});
  for (let id = firstFrame; id <= lastFrame; id += 1) endFrame(id);
  firstFrame = lastFrame;
}
