import { dictionary } from './dictionary.ts';

/** How links are written, by what they begin with, and the text that each refers to. */
export const linkVersions = {
  /** As browsers compress. No longer written. */
  v1: '',
  /** Half as long, as the build writes it: browsers can't compress with a dictionary, but read it. No longer written. */
  v2: dictionary,
  /** The first, followed by a check. */
  v3: '',
  /** The second, followed by a check. */
  v4: dictionary,
} as const;
export type LinkVersion = keyof typeof linkVersions;

/** Versions whose links end in a check, `#v3.….Ab3_`. */
export type CheckedVersion = 'v3' | 'v4';

export function isLinkVersion(name: string): name is LinkVersion {
  return Object.hasOwn(linkVersions, name);
}

export function isChecked(version: LinkVersion): version is CheckedVersion {
  return version === 'v3' || version === 'v4';
}
