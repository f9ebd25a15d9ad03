import { site } from '../../config/site.ts';

/** `@docusaurus/plugin-content-docs/client`: the only version. */
export function useActiveVersion() {
  const [version] = site.docs.versions;
  return {
    name: version?.name,
    label: version?.label,
    path: site.docs.routeBasePath,
    isLast: true,
  };
}

export const useLatestVersion = useActiveVersion;
export const useDocsVersion = useActiveVersion;

/** The items of the category that a doc is in: those of `DocCardList` without any. Texts get its cards as items. */
export const useCurrentSidebarCategory = () => ({ items: undefined });

/** All versions: the only one. */
export const useVersions = () => [useActiveVersion()];

/** The version of the current page: the only one. */
export const useActivePluginAndVersion = () => ({ activeVersion: useActiveVersion() });

/** The version of the current doc: the only one. */
export const useActiveDocContext = () => ({ activeVersion: useActiveVersion() });
