import { site } from '../config/site.ts';

/** The attributes of the root element that scripts read, the same on every page. */
export function rootProps() {
  const { announcementBar, docs } = site;
  return {
    ...colorModeProps(),
    'data-announcement': announcementBar?.id,
    'data-docs-version': docs.versions.map(({ name }) => name).join(' '),
  };
}

/**
 * The `colorMode` of the configuration as attributes: rules that differ from the defaults, for the script before
 * the first paint, and the mode for visitors without scripts if the system isn't asked.
 */
function colorModeProps() {
  const { default: mode, disableSwitch, respectSystem } = site.colorMode;
  const rules = [mode === 'dark' && mode, !respectSystem && 'alone', disableSwitch && 'fixed'];
  return {
    'data-color-mode': rules.filter(Boolean).join(' ') || undefined,
    'data-theme': respectSystem ? undefined : mode,
  };
}
