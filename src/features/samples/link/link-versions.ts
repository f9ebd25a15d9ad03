import { dictionary } from './dictionary.ts';

/** The ways of writing, in front of what is written, and the text that each refers to. */
export const linkVersions = {
  /** As browsers compress. */
  v1: '',
  /** Half as long, as the build writes it: browsers compress with no text in front, but read it. */
  v2: dictionary,
} as const;
export type LinkVersion = keyof typeof linkVersions;

export function isLinkVersion(name: string): name is LinkVersion {
  return Object.hasOwn(linkVersions, name);
}
