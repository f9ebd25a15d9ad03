import type { SiteConfig } from './schema.ts';

/** Fields that only affect pages and outputs. The bundle gets them when it renders. */
const rendered = [
  ...['title', 'tagline', 'titleDelimiter', 'version', 'favicon'],
  ...['socialImage', 'navbar', 'footer', 'blog', 'feedback'],
  ...['redirects', 'customFields', 'announcementBar', 'trailingSlash', 'onBrokenLinks'],
  ...[
    'onBrokenAnchors',
    'onBrokenMarkdownLinks',
    'onBrokenMarkdownImages',
    'onMissingLicenses',
    'colorMode',
    'baseUrlIssueBanner',
  ],
  ...['brandFiles', 'markdown', 'contentSecurityPolicy', 'docs', 'home'],
] as const;

type RenderedField = (typeof rendered)[number];

/** What of the configuration affects the bundle. */
export type BundledSite = Omit<SiteConfig, RenderedField> & {
  docs: Pick<SiteConfig['docs'], 'versions' | 'editUrl' | 'trailingSlash'>;
  /** Whether it has bars with options that have a style sheet of their own. */
  hasBarOptions?: boolean;
  /** The code on the home page, which is compiled with the bundle. */
  home: Pick<SiteConfig['home'], 'demo'> & {
    sections: Pick<SiteConfig['home']['sections'][number], 'proof'>[];
  };
};

/** Removes the fields that don't affect the bundle: labels, titles, redirects. */
export function pickBundled(site: SiteConfig): BundledSite {
  const { versions, editUrl, trailingSlash } = site.docs;
  const { demo, sections } = site.home;
  const rest: Omit<SiteConfig, RenderedField> & Partial<SiteConfig> = { ...site };
  for (const field of rendered) delete rest[field];
  // A bundle for several languages has the texts of none.
  if (site.languages) delete rest.texts;
  return {
    ...rest,
    docs: { versions, editUrl, trailingSlash },
    hasBarOptions: hasBarOptions(site),
    home: { demo, sections: sections.map(({ proof }) => ({ proof })) },
  };
}

/** Whether a site needs `theme/bar-options.css`: for dropdowns, HTML, styles, hiding, or a footer of one row. */
const hasBarOptions = ({ navbar, footer, docs }: SiteConfig): boolean =>
  navbar.hideOnScroll ||
  navbar.style !== undefined ||
  navbar.items?.some(({ type = '' }) => type === 'html' || /dropdown/i.test(type)) === true ||
  footer?.style === 'dark' ||
  footer?.links.some((link) => !('title' in link)) === true ||
  docs.hideableSidebar;
