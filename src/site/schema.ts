import { z } from 'zod';
import { featureFields } from '../features/fields.ts';
import { basePath, redirectFrom, sitePath } from '../links/path-schema.ts';
import { docsSchema } from './docs-schema.ts';
import { feedbackSchema } from './feedback-schema.ts';
import { fontsSchema } from './font-schema.ts';
import { link, type logo } from './link-schema.ts';
import { navbarSchema } from './navbar-schema.ts';
import { policySchema } from './policy-schema.ts';
import { announcementSchema, brandFilesSchema, footerSchema } from './shell-schema.ts';

/** What becomes of a broken link: an error, a warning, or nothing. */
const onBroken = z.enum(['throw', 'warn', 'ignore']).default('throw');

const fields = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().default(''),
  /** The origin that the site is published at, without a slash at the end. */
  url: z
    .url()
    .refine(
      (url) => !URL.canParse(url) || new URL(url).origin === url,
      'expected an origin, without a path',
    ),
  baseUrl: basePath.default('/'),
  trailingSlash: z.literal(true).default(true),
  /** For links to pages and files that are not there, to ids, and to content files by their paths. */
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  onBrokenMarkdownLinks: onBroken,
  /** For pictures and other files that content shows and that are not there. */
  onBrokenMarkdownImages: onBroken,
  favicon: sitePath.optional(),
  /** Stands between the title of a page and that of the site. */
  titleDelimiter: z.string().default('|'),
  /** The picture for link previews. */
  socialImage: sitePath.optional(),
  version: z.string().default(''),
  locales: z
    .strictObject({
      default: z.string(),
      list: z
        .array(
          z.strictObject({
            code: z.string(),
            label: z.string(),
            htmlLang: z.string(),
            direction: z.enum(['ltr', 'rtl']),
          }),
        )
        .length(1, 'expected one locale: several are not built yet'),
    })
    .refine(({ default: own, list }) => list.some(({ code }) => code === own), {
      path: ['default'],
      error: 'expected the code of a locale of the list',
    })
    .default({
      default: 'en',
      list: [{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' }],
    }),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false),
      respectSystem: z.boolean().default(true),
    })
    .prefault({}),
  baseUrlIssueBanner: z.boolean().default(true),
  announcementBar: announcementSchema.optional(),
  brandFiles: brandFilesSchema.optional(),
  /** Fonts that the site sends with its pages; none by default. */
  fonts: fontsSchema.default({}),
  navbar: navbarSchema.prefault({}),
  footer: footerSchema.optional(),
  docs: docsSchema.prefault({}),
  blog: z
    .strictObject({
      postsPerPage: z.number().int().positive().default(10),
      editUrl: z.url().optional(),
      feedTitle: z.string().optional(),
    })
    .prefault({}),
  /** Where readers say what is wrong with a page; `false` for nowhere. */
  feedback: feedbackSchema,
  markdown: z
    .strictObject({
      /** What files are written in that do not say it: `detect` takes `.md` for CommonMark. */
      format: z.enum(['mdx', 'md', 'detect']).default('mdx'),
    })
    .prefault({}),
  /** The home page: a headline, domains that follow it, a sentence, links, components to show. */
  home: z
    .strictObject({
      headline: z.string().default(''),
      /** What the library does, for somebody who has never heard of it; the tagline by default. */
      text: z.string().optional(),
      /** A command to copy. */
      install: z.string().optional(),
      domains: z.array(z.string()).default([]),
      actions: z.array(link).default([]),
      /** Paths below `content/` of the components that are compiled and shown, in order, and of their variables. */
      demo: z.array(z.string()).default([]),
      /** Reasons in a few sentences, each with a page that says more. */
      sections: z
        .array(
          z.strictObject({
            title: z.string(),
            text: z.string(),
            link: z.strictObject({ label: z.string(), to: sitePath }).optional(),
            /** Pages to choose from, with what each is about, in place of code. */
            links: z
              .array(z.strictObject({ label: z.string(), text: z.string(), to: sitePath }))
              .default([]),
            /** Code that shows it, and what of the tools' answer does. */
            proof: z
              .strictObject({
                /** Paths below `content/`: the one that is shown, and those that it imports. */
                files: z.array(z.string()).min(1),
                /** The rules, the compiled code, or what TypeScript says. */
                shows: z.array(z.enum(['css', 'js', 'types'])).min(1),
              })
              .optional(),
          }),
        )
        .default([]),
    })
    .prefault({}),
  ...featureFields,
  contentSecurityPolicy: policySchema,
  /** What components read by `useDocusaurusContext`, as authors of Docusaurus write it. */
  customFields: z.record(z.string(), z.unknown()).default({}),
  redirects: z.array(z.strictObject({ from: redirectFrom, to: sitePath })).default([]),
});

type Fields = z.output<typeof fields>;

/**
 * The shape of `site.config.ts`; unknown fields are errors. Code that the home page shows is made of samples,
 * so a site that names some has these.
 */
export const siteConfigSchema = fields.transform((site): Fields => {
  const showsCode = site.home.demo.length > 0 || site.home.sections.some(({ proof }) => proof);
  return showsCode ? { ...site, samples: { prove: false, show: false, ...site.samples } } : site;
});

export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type { SidebarEntry } from './docs-schema.ts';
export type Logo = z.output<typeof logo>;
