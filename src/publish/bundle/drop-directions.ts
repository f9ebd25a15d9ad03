import type { Plugin } from 'postcss';
import type { SiteConfig } from '../../config/schema.ts';

/** What begins the selector of a rule for right-to-left languages. */
const rightToLeft = /^\[dir="?rtl"?\]/;

/**
 * The PostCSS plugin: removes the rules for right-to-left languages from the style sheets of a site that has none, so
 * that its visitors don't load them.
 */
export function dropDirections({ locales }: Pick<SiteConfig, 'locales'>): Plugin {
  const isNeeded = locales.list.some(({ direction }) => direction === 'rtl');
  return {
    postcssPlugin: 'site-directions',
    Rule: (rule) => {
      if (!isNeeded && rightToLeft.test(rule.selector)) rule.remove();
    },
  };
}
