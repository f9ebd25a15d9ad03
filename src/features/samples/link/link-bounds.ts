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

/** The version of links: their prefix, `#v5.…`. A change of the format, or of the dictionary, needs another one. */
export const linkVersion = 'v5';

/** The address of a sample's project, from the root of the site. */
export const sampleAddress = (name: string): string => `/samples/${name}.json`;

/** The views that a link can open, besides the preview. */
export const linkViews = ['rules', 'javascript'] as const;
export type LinkView = (typeof linkViews)[number];
