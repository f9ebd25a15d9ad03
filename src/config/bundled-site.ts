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
    'colorMode',
    'baseUrlIssueBanner',
  ],
  ...['brandFiles', 'markdown', 'contentSecurityPolicy', 'docs', 'home'],
] as const;

type RenderedField = (typeof rendered)[number];

/** What of the configuration affects the bundle. */
export type BundledSite = Omit<SiteConfig, RenderedField> & {
  docs: Pick<SiteConfig['docs'], 'versions' | 'editUrl'>;
  /** The code on the home page, which is compiled with the bundle. */
  home: Pick<SiteConfig['home'], 'demo'> & {
    sections: Pick<SiteConfig['home']['sections'][number], 'proof'>[];
  };
};

/** Removes the fields that don't affect the bundle: labels, titles, redirects. */
export function pickBundled(site: SiteConfig): BundledSite {
  const { versions, editUrl } = site.docs;
  const { demo, sections } = site.home;
  const rest: Omit<SiteConfig, RenderedField> & Partial<SiteConfig> = { ...site };
  for (const field of rendered) delete rest[field];
  return {
    ...rest,
    docs: { versions, editUrl },
    home: { demo, sections: sections.map(({ proof }) => ({ proof })) },
  };
}
