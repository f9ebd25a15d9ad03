import path from 'node:path';
import { findProject, findSourceProblem } from './inside-project.ts';
import type { Copy } from './plan-copies.ts';

/**
 * Leaves out copies from outside of the moved project, and to places where they would do more than the site needs:
 * nobody has to trust its configuration, its imports and its symbolic links.
 * @param siteFolder the full path of the folder of its configuration
 */
export function keepInside(
  siteFolder: string,
  copies: readonly Copy[],
): { copies: Copy[]; left: string[] } {
  const place = findProject(siteFolder);
  const left: string[] = [];
  const kept = copies.filter(({ from, to }) => {
    const problem = findSourceProblem(place, from) ?? findTargetProblem(to);
    if (problem) left.push(`${path.relative(siteFolder, from)}: ${problem}`);
    return !problem;
  });
  return { copies: kept, left };
}

function findTargetProblem(to: string): string | undefined {
  if (path.posix.normalize(to) !== to || /^(?:\.\.)?\//.test(to))
    return `it would be copied to ${to}`;
  // There they would be settings of git and npm, or code of every command.
  const isSetting = to.startsWith('.') || /(?:^|\/)(?:\.git|node_modules)\//i.test(to);
  return isSetting ? 'it would be a setting or a package of this project' : undefined;
}
