import { existsSync } from 'node:fs';
import path from 'node:path';

export const releasesPath = 'content/releases.yml';

/** @param root the project's root */
export const hasReleases = (root: string): boolean => existsSync(path.join(root, releasesPath));
