/** What a link may hold, so that opening one is safe whoever wrote it. */
export const linkBounds = {
  /** Characters of the hash, with its `#`: what mail and chat pass on unharmed. */
  length: 8192,
  /** Bytes of what is in it, taken apart. */
  inflated: 262_144,
  files: 20,
  /** Characters of a file's name, with its folders. */
  name: 100,
} as const;
