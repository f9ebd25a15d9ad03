/**
 * Appends a payload's address to it, so that browsers recognize a truncated file or a foreign response before
 * showing any of it.
 * @param address as browsers request it: encoded, with the base path
 */
export function endPayload(text: string, address: string): string {
  return text + address;
}
