import type { CheckPart } from '../../check/check-part.ts';
import { findReleaseFaults } from './data/find-release-faults.ts';
import { releasesRoute } from './table.ts';

/** Finds releases with unknown posts, and changes with broken addresses. */
export const check: CheckPart = (root) => (_site, content) =>
  findReleaseFaults(root, content).map((fault) => ({ ...fault, route: releasesRoute }));
