/** The folder of all payloads, in the output and below the base path: `rscBase`. */
export const payloadFolder = 'RSC';
