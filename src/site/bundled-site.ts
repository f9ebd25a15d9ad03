import type { SiteConfig } from './schema.ts';

/** Fields that only pages and outputs are made of. They are given to the bundle when it renders. */
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

/** What of the configuration decides the bundle. */
export type BundledSite = Omit<SiteConfig, RenderedField> & {
  docs: Pick<SiteConfig['docs'], 'versions' | 'editUrl'>;
  /** Whether there is one. */
  announcementBar?: object | undefined;
  /** What the home page shows that is compiled with the bundle. */
  home: Pick<SiteConfig['home'], 'demo'> & {
    sections: Pick<SiteConfig['home']['sections'][number], 'proof'>[];
  };
};

/** Leaves out what an edit of does not need another bundle for: a label, a title, a redirect. */
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
    announcementBar: announcementBar && {},
    home: { demo, sections: sections.map(({ proof }) => ({ proof })) },
  };
}
