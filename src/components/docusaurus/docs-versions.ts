import { site } from '../../site/site.ts';

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
export const useVersions = () => [useActiveVersion()];
export const useActivePluginAndVersion = () => ({ activeVersion: useActiveVersion() });
export const useActiveDocContext = () => ({ activeVersion: useActiveVersion() });
