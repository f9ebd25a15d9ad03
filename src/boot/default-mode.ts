export type Mode = 'light' | 'dark';

/**
 * Reads a setting of `colorMode` in the site's configuration from the root element: `dark` by default, the
 * system's mode ignored (`alone`), no switch (`fixed`). The usual settings set no attribute.
 */
export function hasColorRule(rule: 'dark' | 'alone' | 'fixed'): boolean {
  return document.documentElement.dataset.colorMode?.includes(rule) ?? false;
}

/** The mode if nothing is chosen: the site's default, unless the system's mode is respected and differs. */
export function defaultMode(): Mode {
  const siteMode = hasColorRule('dark') ? 'dark' : 'light';
  const other = otherMode(siteMode);
  return !hasColorRule('alone') && matchMedia(`(prefers-color-scheme: ${other})`).matches
    ? other
    : siteMode;
}

/** The opposite mode. */
export function otherMode(mode: Mode): Mode {
  return mode === 'dark' ? 'light' : 'dark';
}

/** Whether a text from storage or an address is a mode. */
export function isMode(value: string | null | undefined): value is Mode {
  return value === 'dark' || value === 'light';
}
