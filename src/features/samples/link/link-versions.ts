import { dictionary, entryDictionary } from './dictionary.ts';

/** How links are written, by what they begin with, and the text that each refers to. */
export const linkVersions = {
  /** As browsers compress. No longer written. */
  v1: '',
  /** Half as long, as the build writes it: browsers can't compress with a dictionary, but read it. No longer written. */
  v2: dictionary,
  /** The first, followed by a check. */
  v3: '',
  /** The second, followed by a check. No longer written. */
  v4: dictionary,
  /** The fourth with a longer dictionary, and with the view that it opens at. */
  v5: entryDictionary,
} as const;
export type LinkVersion = keyof typeof linkVersions;

/** Versions whose links end in a check, `#v3.….Ab3_`. */
export type CheckedVersion = 'v3' | 'v4' | 'v5';

/** What a link can open at, beside the preview. */
export const linkViews = ['rules', 'javascript'] as const;
export type LinkView = (typeof linkViews)[number];

export function isLinkVersion(name: string): name is LinkVersion {
  return Object.hasOwn(linkVersions, name);
}

export function isChecked(version: LinkVersion): version is CheckedVersion {
  return version !== 'v1' && version !== 'v2';
}
