import { readItem } from '../../../boot/storage.ts';
import type { SearchScope } from './facet-filters.ts';

/** The versions of the docs that a search can be in, the last one first. */
export type SearchedVersion = { name: string; label: string };

/** The version to search: that of `?version=`, of the page, or the preferred one; otherwise the last. */
export function readSearchedVersion(versions: readonly SearchedVersion[]): string {
  const [last = { name: '' }] = versions;
  if (typeof document === 'undefined') return last.name;
  const wanted = [
    new URLSearchParams(location.search).get('version'),
    document.querySelector('main')?.dataset.version,
    readItem('docs-preferred-version-default'),
  ];
  const isKnown = (wish: string | null | undefined) => versions.some(({ name }) => name === wish);
  return wanted.find(isKnown) ?? last.name;
}

/** The tag of the pages of a version. */
export const tagOfVersion = (name: string) => `docs-default-${name}`;

/** Settings whose queries find pages of the version that the visitor reads; without contextual search, of all. */
export function followVersion<
  Settings extends SearchScope & { versions?: readonly SearchedVersion[] },
>(settings: Settings): Settings {
  const { context, versions = [] } = settings;
  if (!context) return settings;
  return {
    ...settings,
    get context() {
      return { ...context, tags: ['default', tagOfVersion(readSearchedVersion(versions))] };
    },
  };
}
