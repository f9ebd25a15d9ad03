/**
 * Ends a file of the payload folder with its own address. A browser then knows a file that was cut,
 * and an answer that is something else, before anything of it is shown.
 * @param address as browsers ask for it: encoded, with the base path
 */
export function endPayload(text: string, address: string): string {
  return text + address;
}
