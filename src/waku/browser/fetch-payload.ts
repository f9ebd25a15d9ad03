/** A file of the payload folder that was asked for by its address. */
export type Payload = { address: string; answer: Promise<Response> };

/** Asks for a file of the payload folder, by its path. */
export function askPayload(address: string, options?: RequestInit): Payload {
  // Where a redirect leads is not asked for: the browser follows it, where it loads the page.
  return { address, answer: fetch(address, { redirect: 'manual', ...options }) };
}

/**
 * @returns the text of a payload, without its address, with which it ends: see `endPayload`
 * @throws where anything but the whole file comes: nothing, an error, a page of a login or a portal
 */
export async function readPayload({ address, answer }: Payload): Promise<string> {
  const { ok, status } = await answer;
  const text = await (await answer).text();
  if (ok && import.meta.env.DEV) return text;
  if (!ok || !text.endsWith(address)) throw new Error(`${address}: ${status}, no payload`);
  return text.slice(0, -address.length);
}
