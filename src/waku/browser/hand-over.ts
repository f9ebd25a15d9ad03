declare global {
  /** Whether the app takes the page over; else it has nothing but the search. */
  var __WAKU_HYDRATE__: boolean | undefined;
  var __WAKU_INITIAL_RSC__: { response: Promise<Response> } | undefined;
  /** Loads a client module that a payload names, once; the client entry sets it. */
  var __vite_rsc_client_require__: ((id: string) => Promise<unknown>) | undefined;
}

/**
 * Tells the client entry, before it runs, to take over the page that is there, from this payload.
 * @param isChanged whether the page is left as it is, for it is another than the payload's
 */
export function handOver(response: Promise<Response>, isChanged = false): void {
  globalThis.__WAKU_HYDRATE__ = !isChanged;
  globalThis.__WAKU_INITIAL_RSC__ = { response };
}

/** Loads, after the client entry, the client modules that payloads name: React expects no failure. */
export async function loadModules(payloads: string): Promise<void> {
  const named = payloads.matchAll(/^\w+:I\["(\w+)"/gm);
  const load = globalThis.__vite_rsc_client_require__;
  await Promise.all(Array.from(named, ([, id = '']) => load?.(id)));
}
