import type { Payload } from './ask-payload.ts';

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
