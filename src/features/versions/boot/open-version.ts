import type { PageVersion } from '../../../config/page-version.ts';

/** The version that a page belongs to, and where the page is in others. */
export type OpenVersion = Pick<PageVersion, 'name' | 'hrefs'>;

/** The version of the page in the browser. */
export function readOpenVersion(): Partial<OpenVersion> {
  const { version, versions = '{}' } = document.querySelector('main')?.dataset ?? {};
  return version === undefined ? {} : { name: version, hrefs: JSON.parse(versions) };
}
