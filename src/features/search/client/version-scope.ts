import { readItem } from '../../../boot/storage.ts';
import type { SearchScope } from './facet-filters.ts';

/** The version to search: that of `?version=`, of the page, or the preferred one; otherwise the last, which is the first. */
export function readSearchedVersion(versions: readonly string[]): string {
  const [last = ''] = versions;
  if (typeof document === 'undefined') return last;
  const wanted = [
    new URLSearchParams(location.search).get('version'),
    document.querySelector('main')?.dataset.version,
    readItem('docs-preferred-version-default'),
  ];
  return wanted.find((wish) => wish != null && versions.includes(wish)) ?? last;
}

/** The tag of the pages of a version. */
export const tagOfVersion = (name: string) => `docs-default-${name}`;

/** Settings whose queries find pages of the version that the visitor reads; without contextual search, of all. */
export function followVersion<Settings extends SearchScope & { versions?: readonly string[] }>(
  settings: Settings,
): Settings {
  const { context, versions = [] } = settings;
  if (!context) return settings;
  return {
    ...settings,
    get context() {
      return { ...context, tags: ['default', tagOfVersion(readSearchedVersion(versions))] };
    },
  };
}
