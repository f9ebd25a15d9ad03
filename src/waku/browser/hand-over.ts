declare global {
  /** Whether the app hydrates the page; otherwise it only has the search. */
  var __WAKU_HYDRATE__: boolean | undefined;
  var __WAKU_INITIAL_RSC__: { response: Promise<Response> } | undefined;
  /** Loads a client module in a payload, once; the client entry sets it. */
  var __vite_rsc_client_require__: ((id: string) => Promise<unknown>) | undefined;
}

/**
 * Tells the client entry, before it runs, to hydrate the page with this payload.
 * @param isChanged whether to leave the page alone, because it differs from the payload
 */
export function handOver(response: Promise<Response>, isChanged = false): void {
  globalThis.__WAKU_HYDRATE__ = !isChanged;
  globalThis.__WAKU_INITIAL_RSC__ = { response };
}

/** Loads the client modules in payloads, after the client entry: React doesn't expect that to fail. */
export async function loadModules(payloads: string): Promise<void> {
  const named = payloads.matchAll(/^\w+:I\["(\w+)"/gm);
  const load = globalThis.__vite_rsc_client_require__;
  await Promise.all(Array.from(named, ([, id = '']) => load?.(id)));
}
