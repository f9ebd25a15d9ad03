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

/** How a broken link is reported: as an error, a warning, or not at all. */
const onBroken = z.enum(['throw', 'warn', 'ignore']).default('throw');

const fields = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().default(''),
  /** The origin that the site is published at, without trailing slash. */
  url: z
    .url()
    .refine(
      (url) => !URL.canParse(url) || new URL(url).origin === url,
      'expected an origin, without a path',
    ),
  baseUrl: basePath.default('/'),
  trailingSlash: z.literal(true).default(true),
  /** For links to missing pages and files, to ids, and to content files by path. */
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  onBrokenMarkdownLinks: onBroken,
  /** For missing pictures and other files in content. */
  onBrokenMarkdownImages: onBroken,
  favicon: sitePath.optional(),
  /** The separator between the title of a page and that of the site. */
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
  /** Fonts that the site serves; none by default. */
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
  /** Where readers report problems with a page; `false` for nowhere. */
  feedback: feedbackSchema,
  markdown: z
    .strictObject({
      /** The format of files that don't declare one: `detect` reads `.md` as CommonMark. */
      format: z.enum(['mdx', 'md', 'detect']).default('mdx'),
    })
    .prefault({}),
  /** The home page: a headline, domains that complete it, a sentence, links, components. */
  home: z
    .strictObject({
      headline: z.string().default(''),
      /** What the library does, for somebody who doesn't know it; the tagline by default. */
      text: z.string().optional(),
      /** A command to copy. */
      install: z.string().optional(),
      domains: z.array(z.string()).default([]),
      actions: z.array(link).default([]),
      /**
       * The components that are compiled and shown, in order, and the files of their variables, as paths below
       * `content/`.
       */
      demo: z.array(z.string()).default([]),
      /** Reasons in a few sentences, each with a page about it. */
      sections: z
        .array(
          z.strictObject({
            title: z.string(),
            text: z.string(),
            link: z.strictObject({ label: z.string(), to: sitePath }).optional(),
            /** Pages to choose from, with a description, instead of code. */
            links: z
              .array(z.strictObject({ label: z.string(), text: z.string(), to: sitePath }))
              .default([]),
            /** Code that proves it, and which output of the tools is shown. */
            proof: z
              .strictObject({
                /** Paths below `content/`: the file that is shown, and those that it imports. */
                files: z.array(z.string()).min(1),
                /** The rules, the compiled code, or TypeScript's messages. */
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
  /** Fields that components read with `useDocusaurusContext`, as in Docusaurus. */
  customFields: z.record(z.string(), z.unknown()).default({}),
  redirects: z.array(z.strictObject({ from: redirectFrom, to: sitePath })).default([]),
});

type Fields = z.output<typeof fields>;

/**
 * The schema of `site.config.ts`; unknown fields are errors. The home page shows code as samples, so a site with
 * such code needs the feature.
 */
export const siteConfigSchema = fields.transform((site): Fields => {
  const showsCode = site.home.demo.length > 0 || site.home.sections.some(({ proof }) => proof);
  return showsCode ? { ...site, samples: { prove: false, show: false, ...site.samples } } : site;
});

export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type { SidebarEntry } from './docs-schema.ts';
export type Logo = z.output<typeof logo>;
