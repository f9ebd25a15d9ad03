import { readBuiltPage } from '../../../../src/check/output/built-html.ts';
import type { BuiltPage } from '../../../../src/check/output/built-page.ts';

/** A site from the bodies of its pages, in the form that the checks expect. */
export function readSite(bodies: Record<string, string>, files: string[] = []) {
  const pages = new Map<string, BuiltPage>(
    Object.entries(bodies).map(([path, body]) => [path, readBuiltPage(body)]),
  );
  return { pages, files: new Set(files), baseUrl: '/', siteUrl: 'https://stylexjs.com' };
}
