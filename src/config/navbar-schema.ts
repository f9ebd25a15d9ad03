import { z } from 'zod';
import { featureItems } from '../features/navbar-items.ts';
import { sitePath } from '../links/path-schema.ts';
import { withAttributes } from './link-attributes.ts';
import {
  hasNoSecondName,
  hasOneName,
  hasOneTarget,
  logo,
  named,
  oneName,
  oneTarget,
  target,
} from './link-schema.ts';
import { shownHtml } from './shown-html.ts';

/** The fields of every item. */
const common = {
  position: z.enum(['left', 'right']).optional(),
  /** CSS classes of the item. */
  className: z.string().optional(),
};

const regex = z.string().refine(isRegex, 'expected a regular expression');

/** The items of the navbar and of dropdowns. Links also take attributes of their element. */
const simpleItems = [
  withAttributes({
    type: z.literal('link').optional(),
    ...named,
    to: target.to,
    /** A full address or, with `prependBaseUrlToHref`, the path of a page or file of this site. */
    href: z.union([z.url(), sitePath]).optional(),
    ...common,
    /** Replaces the label, which becomes the accessible name. */
    icon: z.literal('github').optional(),
    /** Marks the item as current on all pages below this path. */
    activeBasePath: sitePath.optional(),
    /** Marks the item as current on pages whose path, with base path, matches this regular expression. */
    activeBaseRegex: regex.optional(),
    /** Puts the base path in front of an `href` that is a path. */
    prependBaseUrlToHref: z.boolean().optional(),
  })
    .refine(hasOneTarget, oneTarget)
    .refine(hasOneName, oneName)
    .refine(
      ({ href, prependBaseUrlToHref: prepends }) => !href?.startsWith('/') === !prepends,
      'expected a full address, or a path with prependBaseUrlToHref',
    ),
  withAttributes({
    type: z.literal('docSidebar'),
    sidebarId: z.string(),
    ...named,
    ...common,
  }).refine(hasOneName, oneName),
  withAttributes({ type: z.literal('doc'), docId: z.string(), ...named, ...common }).refine(
    hasNoSecondName,
    oneName,
  ),
  /** A link to the first doc of a version, with the version's label. */
  withAttributes({ type: z.literal('docsVersion'), ...named, ...common }).refine(
    hasNoSecondName,
    oneName,
  ),
  /** HTML, used unchanged. */
  z.strictObject({ type: z.literal('html'), value: shownHtml, ...common }),
] as const;

const simpleItem = z.discriminatedUnion('type', simpleItems);

const around = {
  ...common,
  dropdownItemsBefore: z.array(simpleItem).default([]),
  dropdownItemsAfter: z.array(simpleItem).default([]),
};

const navbarItem = z.discriminatedUnion('type', [
  ...simpleItems,
  z
    .strictObject({
      type: z.literal('dropdown'),
      ...named,
      items: z.array(simpleItem),
      ...common,
    })
    .refine(hasOneName, oneName),
  z.strictObject({
    type: z.literal('docsVersionDropdown'),
    ...around,
    /** `true` marks only the link to the current page, not the dropdown that contains it. */
    dropdownActiveClassDisabled: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('localeDropdown'), ...around }),
  /** The place of a feature's item, such as the search; by default, the end. */
  z.strictObject({ type: z.enum(featureItems), ...common }),
]);

export const simpleKinds = ['link', 'doc', 'docSidebar', 'docsVersion', 'html'] as const;

export const navbarKinds = [
  ...simpleKinds,
  ...['dropdown', 'docsVersionDropdown', 'localeDropdown', ...featureItems],
] as const;

export const navbarSchema = z.strictObject({
  title: z.string().optional(),
  logo: logo.optional(),
  /** Hides the navbar while the visitor scrolls down, and shows it when they scroll up. */
  hideOnScroll: z.boolean().default(false),
  /** Dark, or in the site's colour, in both colour modes; by default, like the page. */
  style: z.enum(['dark', 'primary']).optional(),
  /** By default, a link to each sidebar and one to the blog. */
  items: z.array(navbarItem).optional(),
});

export type NavbarItem = z.output<typeof navbarItem>;
export type SimpleItem = z.output<typeof simpleItem>;

function isRegex(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
