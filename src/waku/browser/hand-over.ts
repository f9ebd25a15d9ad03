declare global {
  var __WAKU_HYDRATE__: boolean | undefined;
  var __WAKU_INITIAL_RSC__: { response: Promise<Response> } | undefined;
}

/** Tells the client entry, before it runs, to take over the page that is there, from this payload. */
export function handOver(response: Promise<Response>): void {
  globalThis.__WAKU_HYDRATE__ = true;
  globalThis.__WAKU_INITIAL_RSC__ = { response };
}
