import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
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
  const folder = realpathSync(siteFolder);
  const place = { folder, project: findProject(folder) };
  const left: string[] = [];
  const kept = copies.filter(({ from, to }) => {
    const problem = findProblem(place, from, to);
    if (problem) left.push(`${path.relative(siteFolder, from)}: ${problem}`);
    return !problem;
  });
  return { copies: kept, left };
}

type Place = { folder: string; project: string };

function findProblem({ folder, project }: Place, from: string, to: string): string | undefined {
  const file = existsSync(from) ? realpathSync(from) : '';
  if (!file.startsWith(project + path.sep)) return 'it is outside of the project';
  // Beside the site's folder, hidden files are secrets and settings.
  const beside = /^\.\.[/\\](.*)$/s.exec(path.relative(folder, file))?.[1] ?? '';
  if (/(?:^|[/\\])\.(?!\.[/\\])/.test(beside)) return 'it is a hidden file beside the site';
  if (!statSync(file).isFile()) return 'it links to a folder';
  if (path.posix.normalize(to) !== to || /^(?:\.\.)?\//.test(to))
    return `it would be copied to ${to}`;
  // There they would be settings of git and npm, or code of every command.
  const isSetting = to.startsWith('.') || /(?:^|\/)(?:\.git|node_modules)\//i.test(to);
  return isSetting ? 'it would be a setting or a package of this project' : undefined;
}

/** The repository of a site; without one, the folder around the site's. */
function findProject(siteFolder: string): string {
  for (let folder = siteFolder; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, '.git'))) return folder;
  }
  return path.dirname(siteFolder);
}
