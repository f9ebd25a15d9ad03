import type { Fault } from '../faults/fault.ts';
import { buildConfigUrl } from '../outputs/absolute-url.ts';
import type { SiteConfig } from '../site/schema.ts';
import { hostFiles, type MadeFile } from '../table/list-files.ts';

/** Files of `public/` that a made file would take the place of. */
export function findHiddenFiles(
  made: readonly MadeFile[],
  publicFiles: readonly string[],
): Fault[] {
  // On many machines names that differ only by case are one file.
  const owners = new Map(made.map((file) => [file.path.toLowerCase(), file]));
  return publicFiles.flatMap((file) => {
    if (hostFiles.includes(file)) return [];
    const { route, path: name, source } = owners.get(file.toLowerCase()) ?? {};
    if (!source) return [];
    const place = route === undefined ? `the file ${name}` : `the route ${route}`;
    const message = `${place} has two sources: ${source.name} and this file`;
    return [{ file: `public${file}`, message, hint: 'Rename one of them, or delete this one.' }];
  });
}

/** Says that a `robots.txt` of one's own is published, since it alone names the sitemap then. */
export function noteOwnRobots(publicFiles: readonly string[], site: SiteConfig): Fault[] {
  if (!publicFiles.includes('/robots.txt')) return [];
  const sitemap = buildConfigUrl(site.url, site.baseUrl, 'sitemap.xml');
  return [
    {
      file: 'public/robots.txt',
      message: 'it replaces the robots.txt that the build generates',
      hint: `It should have the line "Sitemap: ${sitemap}". Delete it to use the generated one.`,
      severity: 'warning',
    },
  ];
}
