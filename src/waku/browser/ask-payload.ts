/** A requested file of the payload folder, with its address. */
export type Payload = { address: string; answer: Promise<Response> };

/** Requests a file of the payload folder, by its path. */
export function askPayload(address: string, options?: RequestInit): Payload {
  // Redirects aren't followed: the browser does that when it loads the page.
  return { address, answer: fetch(address, { redirect: 'manual', ...options }) };
}

/**
 * @returns the text of a payload, without its address at the end, see `endPayload`
 * @throws unless the whole file arrives: on failures, errors, and pages of logins or portals
 */
export async function readPayload({ address, answer }: Payload): Promise<string> {
  const { ok, status } = await answer;
  const text = await (await answer).text();
  if (ok && import.meta.env.DEV) return text;
  if (!ok || !text.endsWith(address)) throw new Error(`${address}: ${status}, no payload`);
  return text.slice(0, -address.length);
}
