/** The limits of a link, so that opening one is safe whoever wrote it. */
export const linkBounds = {
  /** Characters of the hash, including its `#`: what mail and chat transmit intact. */
  length: 8192,
  /** Bytes of its decompressed content. */
  inflated: 262_144,
  files: 20,
  /** Characters of a file's name, including its folders. */
  name: 100,
} as const;
