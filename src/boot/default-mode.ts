export type Mode = 'light' | 'dark';

/**
 * What `colorMode` of the site's config says, where it is not as usual, on the root element:
 * `dark` by default, the system not asked (`alone`), no switch (`fixed`).
 */
export function hasColorRule(rule: 'dark' | 'alone' | 'fixed'): boolean {
  return document.documentElement.dataset.colorMode?.includes(rule) ?? false;
}

/** The mode where nothing is chosen: the site's own, unless the system is asked and wants the other. */
export function defaultMode(): Mode {
  const own = hasColorRule('dark') ? 'dark' : 'light';
  const other = otherMode(own);
  return !hasColorRule('alone') && matchMedia(`(prefers-color-scheme: ${other})`).matches
    ? other
    : own;
}

export function otherMode(mode: Mode): Mode {
  return mode === 'dark' ? 'light' : 'dark';
}

export function isMode(value: string | null | undefined): value is Mode {
  return value === 'dark' || value === 'light';
}
