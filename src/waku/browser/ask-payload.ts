/** A requested file of the payload folder, with its address. */
export type Payload = { address: string; answer: Promise<Response> };

/** Requests a file of the payload folder, by its path. */
export function askPayload(address: string, options?: RequestInit): Payload {
  // Redirects aren't followed: the browser does that when it loads the page.
  return { address, answer: fetch(address, { redirect: 'manual', ...options }) };
}
