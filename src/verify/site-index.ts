import type { BuiltPage } from './built-page.ts';
import { decodeAddress } from './resolve-link.ts';

export type SiteFiles = {
  /** By path with base path and trailing slash; encoded or raw, redirect pages too. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** Paths of the output's files below the base path, as named on disk, not encoded. */
  files: ReadonlySet<string>;
  /** Starts and ends with a slash. */
  baseUrl: string;
};

/** The same, ready to be asked for decoded paths with the base path. */
export type SiteIndex = {
  pages: ReadonlyMap<string, BuiltPage>;
  files: ReadonlySet<string>;
  baseUrl: string;
};

/** Decodes each path once, so that encoded and raw links find the same page. */
export function buildSiteIndex({ pages, files, baseUrl }: SiteFiles): SiteIndex {
  return {
    pages: new Map([...pages].map(([path, page]) => [decodeAddress(path) ?? path, page])),
    files: new Set([...files].map((file) => baseUrl + file.replace(/^\/+/, ''))),
    baseUrl,
  };
}

/** The page at a decoded path; `/x/index.html` is `/x/`. */
export function findPage(index: SiteIndex, path: string): BuiltPage | undefined {
  return index.pages.get(path.replace(/\/index\.html$/, '/'));
}

/** True when the output has a file at a decoded path. */
export function hasFile(index: SiteIndex, path: string): boolean {
  return index.files.has(path);
}
