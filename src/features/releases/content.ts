import type { ContentPart } from '../../content/content-part.ts';
import { readReleases } from './data/read-releases.ts';

/** The changes of each release, newest first. */
export const content: ContentPart = (root) => readReleases(root).releases;
