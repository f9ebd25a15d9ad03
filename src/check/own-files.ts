import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../faults/fault.ts';
import { buildConfigUrl } from '../outputs/absolute-url.ts';
import type { SiteConfig } from '../site/schema.ts';
import { hostFiles, type MadeFile } from '../table/list-files.ts';

/** Finds files of `public/` that a generated file would overwrite. */
export function findHiddenFiles(
  made: readonly MadeFile[],
  publicFiles: readonly string[],
): Fault[] {
  // Many file systems ignore case.
  const owners = new Map(made.map((file) => [file.path.toLowerCase(), file]));
  return publicFiles.flatMap((file) => {
    if (hostFiles.includes(file)) return [];
    const { route, path: name, source } = owners.get(file.toLowerCase()) ?? {};
    if (!source) return [];
    const place = route === undefined ? `the file ${name}` : `the route ${route}`;
    const message = `${place} has two sources: ${source.name} and this file`;
    const hint =
      source.file === undefined
        ? 'Rename this file, or delete it.'
        : 'Rename one of them, or delete this one.';
    return [{ file: `public${file}`, message, hint }];
  });
}

/** Notes that the author's `robots.txt` is published instead of the generated one, and whether it names the sitemap. */
export function warnOfOwnRobots(
  root: string,
  publicFiles: readonly string[],
  site: SiteConfig,
): Fault[] {
  if (!publicFiles.includes('/robots.txt')) return [];
  const line = `Sitemap: ${buildConfigUrl(site.url, site.baseUrl, 'sitemap.xml')}`;
  const text = readFileSync(path.join(root, 'public/robots.txt'), 'utf8');
  const lines = text.split('\n').map((written) => written.trim());
  return [
    {
      file: 'public/robots.txt',
      message: 'it replaces the robots.txt that the build generates',
      hint: lines.includes(line)
        ? 'To use the generated one, delete it.'
        : `Add the line "${line}". To use the generated one, delete it.`,
      severity: 'warning',
    },
  ];
}
