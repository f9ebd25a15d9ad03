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

/** The fields of all items. */
const common = {
  position: z.enum(['left', 'right']).optional(),
  /** Classes of the item. */
  className: z.string().optional(),
};

const regex = z.string().refine(isRegex, 'expected a regular expression');

/** The items of dropdowns and of the navbar itself. Links can also have attributes for their element. */
const simpleItems = [
  withAttributes({
    type: z.literal('link').optional(),
    ...named,
    to: target.to,
    /** With `prependBaseUrlToHref` a path of this site, possibly of a file. */
    href: z.union([z.url(), sitePath]).optional(),
    ...common,
    /** Replaces the label, which becomes its accessible name. */
    icon: z.literal('github').optional(),
    /** The pages that mark it: those below this path, or with a path (with base path) that matches this. */
    activeBasePath: sitePath.optional(),
    activeBaseRegex: regex.optional(),
    /** For an `href` that is a path: whether to add the base path. */
    prependBaseUrlToHref: z.boolean().optional(),
  })
    .refine(hasOneTarget, oneTarget)
    .refine(hasOneName, oneName)
    .refine(
      ({ href, prependBaseUrlToHref: prepends }) => !href?.startsWith('/') === !prepends,
      'expected a whole address, or a path with prependBaseUrlToHref',
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
  /** A link to the first doc of a version, labelled with the version. */
  withAttributes({ type: z.literal('docsVersion'), ...named, ...common }).refine(
    hasNoSecondName,
    oneName,
  ),
  /** Raw HTML. */
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
    /** Whether the current page marks only its link, and not the dropdown. */
    dropdownActiveClassDisabled: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('localeDropdown'), ...around }),
  /** The position of a feature's item; at the end by default. */
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
  /** Whether to hide it when the page is scrolled down, and show it when it is scrolled up. */
  hideOnScroll: z.boolean().default(false),
  /** Dark, or in the colour of the site, in both modes; by default like the page. */
  style: z.enum(['dark', 'primary']).optional(),
  /** By default a link to each sidebar and one to the blog. */
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
