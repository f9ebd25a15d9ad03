import { dictionary, entryDictionary } from './dictionary.ts';

/** The versions of links, by their prefix, each with its dictionary. */
export const linkVersions = {
  /** Compressed as in browsers. No longer written. */
  v1: '',
  /**
   * Half as long, written by the build: browsers can't compress with a dictionary, but can decompress. No longer
   * written.
   */
  v2: dictionary,
  /** Version 1 with a checksum. */
  v3: '',
  /** Version 2 with a checksum. No longer written. */
  v4: dictionary,
  /** Version 4 with a longer dictionary, and the view to open. */
  v5: entryDictionary,
} as const;
export type LinkVersion = keyof typeof linkVersions;

/** Versions with a checksum, `#v3.….Ab3_`. */
export type CheckedVersion = 'v3' | 'v4' | 'v5';

/** The views that a link can open, besides the preview. */
export const linkViews = ['rules', 'javascript'] as const;
export type LinkView = (typeof linkViews)[number];

/** Whether the prefix of a link is a known version. */
export function isLinkVersion(name: string): name is LinkVersion {
  return Object.hasOwn(linkVersions, name);
}

/** Whether links of a version have a checksum. */
export function isChecked(version: LinkVersion): version is CheckedVersion {
  return version !== 'v1' && version !== 'v2';
}
