import { z } from 'zod';
import { featureFields } from '../features/fields.ts';
import { basePath, redirectFrom, redirectTo, sitePath } from '../links/path-schema.ts';
import type { Messages, SiteTexts } from '../texts/text.ts';
import { docsSchema } from './docs-schema.ts';
import { fontsSchema } from './font-schema.ts';
import { link, type logo } from './link-schema.ts';
import { navbarSchema } from './navbar-schema.ts';
import { announcementSchema, brandFilesSchema, footerSchema } from './shell-schema.ts';

/** A host, with or without scheme and port, or only a scheme; no keyword, hash or wildcard. */
const source = z
  .string()
  .regex(
    /^(?:[a-z][a-z\d+.-]*:|(?:[a-z][a-z\d+.-]*:\/\/[a-z\d*-]+|[a-z\d*-]+\.[a-z\d-]+)(?:\.[a-z\d-]+)*(?::\d+)?(?:\/[^\s;,'"]*)?)$/i,
    'expected a host such as "https://example.com" or a scheme such as "https:"',
  );
const sources = z.array(source).optional();

/** Whether `Intl` knows the form of a language tag. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * What all pages may load besides the site's own files, with a field for each directive. If content uses scripts,
 * style sheets, forms, frames or objects from other hosts, name the hosts here.
 */
const additions = z.strictObject({
  connectSrc: sources,
  fontSrc: sources,
  formAction: sources,
  frameSrc: sources,
  imgSrc: sources,
  manifestSrc: sources,
  mediaSrc: sources,
  objectSrc: sources,
  scriptSrc: sources,
  styleSrc: sources,
  /** The names of Trusted Types policies that other code creates. */
  trustedTypes: z.array(z.string().regex(/^[\w#=@./%-]+$/, 'expected a policy’s name')).optional(),
});

/**
 * Additions to the Content-Security-Policy of every page; `false` turns the policy off. Images, videos and fonts
 * whose addresses are in a page need no entry: that page allows them.
 */
const policySchema = z
  .union([z.boolean().refine((on) => !on, 'expected false or an object'), additions])
  .default({});

const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address with https://' });

/**
 * Where readers report problems of a page. `issues` is an address that takes `title` and `body`: by default, new
 * issues of the GitHub repository in `editUrl`. `form` is the address of a form that takes the page as `page`.
 */
const feedbackSchema = z
  .union([
    z.literal(false),
    z.strictObject({ issues: webAddress.optional(), form: webAddress.optional() }),
  ])
  .default({});

/** How a build treats a broken link: as an error, as a warning, or not at all. */
const onBroken = z.enum(['throw', 'warn', 'ignore']).default('throw');

const fields = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().default(''),
  /** The origin of the published site, without a slash at the end. */
  url: z
    .url()
    .refine(
      (url) => !URL.canParse(url) || new URL(url).origin === url,
      'expected an origin, without a path',
    ),
  baseUrl: basePath
    .regex(/^[\w./~@+=%-]*$/, 'expected a path without spaces, with ASCII letters only')
    .regex(/^[^%]*$/, 'expected a path without percent-encoding')
    .default('/'),
  trailingSlash: z.literal(true).default(true),
  /** For links to missing pages and files. */
  onBrokenLinks: onBroken,
  /** For links to missing ids. */
  onBrokenAnchors: onBroken,
  /** For links to missing content files. */
  onBrokenMarkdownLinks: onBroken,
  /** For missing images and other missing files that content shows. */
  onBrokenMarkdownImages: onBroken,
  /** For packages in the site's scripts that have no license text. */
  onMissingLicenses: onBroken,
  favicon: sitePath.optional(),
  /** The separator between the title of a page and the title of the site. */
  titleDelimiter: z.string().default('|'),
  /** The picture for link previews. */
  socialImage: sitePath.optional(),
  version: z.string().default(''),
  locales: z
    .strictObject({
      default: z.string().default('en'),
      list: z
        .array(
          z.strictObject({
            /** Also the start of the addresses of a language that isn't the default. */
            code: z.string().regex(/^[\w-]+$/, 'expected a code such as "pt-BR"'),
            label: z.string(),
            htmlLang: z.string().refine(isLanguageTag, 'expected a language tag such as "pt-BR"'),
            direction: z.enum(['ltr', 'rtl']).default('ltr'),
            /** The folder of its translations in `content/i18n/`: by default, the code. */
            path: z
              .string()
              .regex(/^[^./\\][^/\\]*$/, 'expected the name of a folder')
              .optional(),
          }),
        )
        .min(1, 'expected a locale')
        .default([{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' }]),
    })
    .refine(
      ({ list }) => new Set(list.map(({ code }) => code.toLowerCase())).size === list.length,
      {
        path: ['list'],
        error: 'expected each code once',
      },
    )
    .refine(({ default: defaultCode, list }) => list.some(({ code }) => code === defaultCode), {
      path: ['default'],
      error: 'expected the code of a locale of the list',
    })
    .prefault({}),
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
  /** Where readers report problems of a page; `false` removes the link. */
  feedback: feedbackSchema,
  markdown: z
    .strictObject({
      /** The format of files without `format` in their front matter; `detect` reads `.md` as CommonMark. */
      format: z.enum(['mdx', 'md', 'detect']).default('mdx'),
    })
    .prefault({}),
  /** The home page: a headline, the domains after it, a sentence, links, and components to show. */
  home: z
    .strictObject({
      headline: z.string().default(''),
      /** What the library does, for readers who don't know it; by default, the tagline. */
      text: z.string().optional(),
      /** A command to copy. */
      install: z.string().optional(),
      domains: z.array(z.string()).default([]),
      actions: z.array(link).default([]),
      /** Paths below `content/`: the components to compile and show, in order, and the files of their variables. */
      demo: z.array(z.string()).default([]),
      /** Reasons to use the library, in a few sentences, each with a link to a page that explains more. */
      sections: z
        .array(
          z.strictObject({
            title: z.string(),
            text: z.string(),
            link: z.strictObject({ label: z.string(), to: sitePath }).optional(),
            /** Links to several pages, each with a description, instead of code. */
            links: z
              .array(z.strictObject({ label: z.string(), text: z.string(), to: sitePath }))
              .default([]),
            /** Code that proves the claim, and which output of the tools to show. */
            proof: z
              .strictObject({
                /** Paths below `content/`: the file to show, and the files that it imports. */
                files: z.array(z.string()).min(1),
                /**
                 * The rules, the compiled code, or the messages of TypeScript; calls of `props` as stacks of
                 * tiles, or a theme as swatches.
                 */
                shows: z.array(z.enum(['css', 'js', 'types', 'stacks', 'swatches'])).min(1),
              })
              .optional(),
          }),
        )
        .default([]),
    })
    .prefault({}),
  ...featureFields,
  contentSecurityPolicy: policySchema,
  /** Values that components read with `useDocusaurusContext`, as in Docusaurus. */
  customFields: z.record(z.string(), z.unknown()).default({}),
  redirects: z.array(z.strictObject({ from: redirectFrom, to: redirectTo })).default([]),
});

type Fields = z.output<typeof fields>;

/**
 * The fields of `site.config.ts`; unknown fields are errors. If the home page shows code, the feature `samples`
 * is on, because it compiles that code.
 */
export const siteConfigSchema = fields.transform((site): Fields => {
  const showsCode = site.home.demo.length > 0 || site.home.sections.some(({ proof }) => proof);
  return showsCode ? { ...site, samples: { prove: false, show: false, ...site.samples } } : site;
});

export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type SiteConfig = z.output<typeof siteConfigSchema> & {
  /** The texts of `content/code.json`, if the site has that file. */
  texts?: SiteTexts;
  /** Of another language than the default: the texts of sidebars by their ids in Docusaurus, for each version. */
  sidebarTexts?: Readonly<Record<string, Messages>>;
};
export type { SidebarEntry } from './docs-schema.ts';
export type Logo = z.output<typeof logo>;
