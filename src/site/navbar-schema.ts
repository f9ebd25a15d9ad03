import { z } from 'zod';
import { hasOneTarget, logo, oneTarget, sitePath, target } from './link-schema.ts';

/** What all items may say. */
const common = {
  position: z.enum(['left', 'right']).optional(),
  /** Classes of the item. */
  className: z.string().optional(),
};

const regex = z.string().refine(isRegex, 'expected a regular expression');

/** What a dropdown may hold, and the navbar itself. */
const simpleItems = [
  z
    .strictObject({
      type: z.literal('link').optional(),
      label: z.string(),
      ...target,
      ...common,
      /** In the place of the label, which is its name then. */
      icon: z.literal('github').optional(),
      /** The pages that mark it: those below this path, or at a path (with base) like this. */
      activeBasePath: sitePath.optional(),
      activeBaseRegex: regex.optional(),
      /** For an `href` that is a path of this site, of a file it may be: with the base path before it. */
      prependBaseUrlToHref: z.boolean().optional(),
      href: z.union([z.url(), sitePath]).optional(),
    })
    .refine(hasOneTarget, oneTarget)
    .refine(
      ({ href, prependBaseUrlToHref: prepends }) => !href?.startsWith('/') === !prepends,
      'expected a whole address, or a path with prependBaseUrlToHref',
    ),
  z.strictObject({
    type: z.literal('docSidebar'),
    sidebarId: z.string(),
    label: z.string(),
    ...common,
  }),
  z.strictObject({
    type: z.literal('doc'),
    docId: z.string(),
    label: z.string().optional(),
    ...common,
  }),
  /** The way to the first doc of a version, by the version's label. */
  z.strictObject({ type: z.literal('docsVersion'), label: z.string().optional(), ...common }),
  /** HTML as it is. */
  z.strictObject({ type: z.literal('html'), value: z.string(), ...common }),
] as const;

const simpleItem = z.discriminatedUnion('type', simpleItems);

const around = {
  ...common,
  dropdownItemsBefore: z.array(simpleItem).default([]),
  dropdownItemsAfter: z.array(simpleItem).default([]),
};

const navbarItem = z.discriminatedUnion('type', [
  ...simpleItems,
  z.strictObject({
    type: z.literal('dropdown'),
    label: z.string(),
    items: z.array(simpleItem),
    ...common,
  }),
  z.strictObject({
    type: z.literal('docsVersionDropdown'),
    ...around,
    /** True where the open page marks its links alone, and not the dropdown. */
    dropdownActiveClassDisabled: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('localeDropdown'), ...around }),
  /** Where the search stands; at the end by default. */
  z.strictObject({ type: z.literal('search'), ...common }),
]);

export const simpleKinds = ['link', 'doc', 'docSidebar', 'docsVersion', 'html'] as const;

export const navbarKinds = [
  ...simpleKinds,
  ...['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search'],
] as const;

export const navbarSchema = z.strictObject({
  title: z.string().optional(),
  logo: logo.optional(),
  /** Away while the page is scrolled down, back as soon as it is scrolled up. */
  hideOnScroll: z.boolean(),
  /** Dark, or in the colour of the site, in both modes; like the page by default. */
  style: z.enum(['dark', 'primary']).optional(),
  items: z.array(navbarItem),
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
