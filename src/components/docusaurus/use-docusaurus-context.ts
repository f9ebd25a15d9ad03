import { site } from '../../config/site.ts';

/** `@docusaurus/useDocusaurusContext`: the fields of this site's configuration that Docusaurus has too. */
export default function useDocusaurusContext() {
  const { title, tagline, url, baseUrl, favicon, titleDelimiter, customFields } = site;
  const { locales, docs, navbar, footer, colorMode, socialImage } = site;
  const themeConfig = { navbar, footer, colorMode, image: socialImage, prism: {} };
  const [version] = docs.versions;
  return {
    siteConfig: {
      ...{ title, tagline, url, baseUrl, favicon, titleDelimiter, customFields },
      themeConfig,
    },
    i18n: { currentLocale: locales.default, defaultLocale: locales.default },
    siteMetadata: { siteVersion: site.version, docusaurusVersion: '3' },
    globalData: { 'docusaurus-plugin-content-docs': { default: { versions: [version] } } },
  };
}
