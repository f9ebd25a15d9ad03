import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Copy } from './plan-copies.ts';

/** A project that is moved: the folder of its site, and its own. Both are real paths. */
type SourcePlace = { folder: string; project: string; hint: string };

/**
 * Finds what belongs to the project of a site.
 * @param siteFolder the full path of the folder of its configuration
 */
function findProject(siteFolder: string): SourcePlace {
  const folder = realpathSync(siteFolder);
  for (let place = folder; place !== path.dirname(place); place = path.dirname(place)) {
    if (existsSync(path.join(place, '.git'))) return { folder, project: place, hint: '' };
  }
  // Without a repository, files beside the site's folder may belong to it.
  const project = path.dirname(folder);
  const hint = `: without a .git, that is ${project}; import from a clone, or run git init at its root`;
  return { folder, project, hint };
}

/**
 * Explains why the new site must not contain anything of a file, wherever links lead; undefined for a file of the
 * project.
 */
function findSourceProblem(
  { folder, project, hint }: SourcePlace,
  from: string,
): string | undefined {
  const file = existsSync(from) ? realpathSync(from) : '';
  if (!file.startsWith(project + path.sep)) return `it is outside of the project${hint}`;
  // Beside the site's folder, hidden files are secrets and settings.
  const beside = /^\.\.[/\\](.*)$/s.exec(path.relative(folder, file))?.[1] ?? '';
  if (/(?:^|[/\\])\.(?!\.[/\\])/.test(beside)) return 'it is a hidden file beside the site';
  return statSync(file).isFile() ? undefined : 'it links to a folder';
}

/** Whether a file belongs to the project of a site. */
export function isOfProject(siteFolder: string, file: string): boolean {
  return findSourceProblem(findProject(siteFolder), file) === undefined;
}

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
  const inside = copies.filter(({ from, to }) => {
    const problem = findSourceProblem(place, from) ?? findTargetProblem(to);
    if (problem) left.push(`${path.relative(siteFolder, from)}: ${problem}`);
    return !problem;
  });
  return { copies: inside, left };
}

function findTargetProblem(to: string): string | undefined {
  if (path.posix.normalize(to) !== to || /^(?:\.\.)?\//.test(to))
    return `it would be copied to ${to}`;
  // There they would be settings of git and npm, or code of every command.
  const isSetting = to.startsWith('.') || /(?:^|\/)(?:\.git|node_modules)\//i.test(to);
  return isSetting ? 'it would be a setting or a package of this project' : undefined;
}
