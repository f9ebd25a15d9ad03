/** The folder of all payloads, in the output and below the base path: `rscBase`. */
export const payloadFolder = 'RSC';

/** The file with the payload of the shell, below the base path. */
export const shellPath = `${payloadFolder}/shell.txt`;
