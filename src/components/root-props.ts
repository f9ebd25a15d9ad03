import { site } from '../site/site.ts';

/** What scripts go by before and after paint, on the root element: the same on every page. */
export function rootProps() {
  const { announcementBar, docs } = site;
  return {
    ...colorModeProps(),
    'data-announcement': announcementBar?.id,
    'data-docs-version': docs.versions[0]?.name,
  };
}

/**
 * What `colorMode` of the site's config is to the root element: rules that the script before paint
 * goes by, where they are not as usual, and the mode of a page without scripts that asks no system.
 */
function colorModeProps() {
  const { default: own, disableSwitch, respectSystem } = site.colorMode;
  const rules = [own === 'dark' && own, !respectSystem && 'alone', disableSwitch && 'fixed'];
  return {
    'data-color-mode': rules.filter(Boolean).join(' ') || undefined,
    'data-theme': respectSystem ? undefined : own,
  };
}
