import type { SiteConfig } from './schema.ts';

/** Fields that only affect pages and outputs. The bundle gets them when it renders. */
type RenderedField =
  | 'title'
  | 'tagline'
  | 'titleDelimiter'
  | 'version'
  | 'favicon'
  | 'socialImage'
  | 'navbar'
  | 'footer'
  | 'blog'
  | 'feedback'
  | 'redirects'
  | 'customFields'
  | 'announcementBar'
  | 'trailingSlash'
  | 'onBrokenLinks'
  | 'onBrokenAnchors'
  | 'onBrokenMarkdownLinks'
  | 'onBrokenMarkdownImages'
  | 'colorMode'
  | 'baseUrlIssueBanner'
  | 'brandFiles'
  | 'markdown'
  | 'contentSecurityPolicy'
  | 'docs'
  | 'home';

/** The parts of the configuration that affect the bundle. */
export type BundledSite = Omit<SiteConfig, RenderedField> & {
  docs: Pick<SiteConfig['docs'], 'versions' | 'editUrl'>;
  /** The code on the home page, which is compiled with the bundle. */
  home: Pick<SiteConfig['home'], 'demo'> & {
    sections: Pick<SiteConfig['home']['sections'][number], 'proof'>[];
  };
};

/** Removes the fields that don't affect the bundle: labels, titles, redirects. */
export function pickBundled({
  title,
  tagline,
  titleDelimiter,
  version,
  favicon,
  socialImage,
  navbar,
  footer,
  blog,
  feedback,
  redirects,
  customFields,
  announcementBar,
  trailingSlash,
  onBrokenLinks,
  onBrokenAnchors,
  onBrokenMarkdownLinks,
  onBrokenMarkdownImages,
  colorMode,
  baseUrlIssueBanner,
  brandFiles,
  markdown,
  contentSecurityPolicy,
  docs: { versions, editUrl },
  home: { demo, sections },
  ...rest
}: SiteConfig): BundledSite {
  return {
    ...rest,
    docs: { versions, editUrl },
    home: { demo, sections: sections.map(({ proof }) => ({ proof })) },
  };
}
