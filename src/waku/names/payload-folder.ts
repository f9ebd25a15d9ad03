/** The folder of all payloads, in the output and below the base path: `rscBase`. */
export const payloadFolder = 'RSC';

/** The file with the payload of the shell, below the base path. */
export const shellPath = `${payloadFolder}/shell.txt`;

/**
 * Appends a payload's address to it, so that browsers recognize a truncated file or a foreign response before
 * showing any of it.
 * @param address as browsers request it: encoded, with the base path
 */
export function endPayload(text: string, address: string): string {
  return text + address;
}
