import type { SiteConfig } from '../../../config/schema.ts';
import { buildAbsoluteUrl, buildConfigUrl } from '../../../outputs/absolute-url.ts';
import { buildXmlElement, buildXmlFile } from '../../../outputs/xml.ts';
import { textFor } from '../../../texts/text.ts';

type SearchedSite = Pick<SiteConfig, 'title' | 'url' | 'baseUrl'> & {
  /** With base path. */
  favicon?: string | undefined;
  search: { searchPagePath: string };
};

const IMAGE_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
};

// The format's limit; browsers reject longer names.
const SHORT_NAME_LENGTH = 16;

/** Writes opensearch.xml, with which a browser can search the site from its address bar. */
export function buildOpenSearch({ title, url, baseUrl, favicon, search }: SearchedSite): string {
  const addressOf = (path: string) => buildConfigUrl(url, baseUrl, path);
  return buildXmlFile([
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    buildXmlElement('ShortName', [...title].slice(0, SHORT_NAME_LENGTH).join('').trim()),
    buildXmlElement('Description', textFor('search.openSearch', { title })),
    buildXmlElement('InputEncoding', 'UTF-8'),
    buildImage(favicon ? buildAbsoluteUrl(url, favicon) : addressOf('/favicon.ico')),
    buildXmlElement('Url', undefined, {
      type: 'text/html',
      template: `${addressOf(search.searchPagePath)}?q={searchTerms}`,
    }),
    buildXmlElement('Url', undefined, {
      type: 'application/opensearchdescription+xml',
      rel: 'self',
      template: addressOf('opensearch.xml'),
    }),
    '</OpenSearchDescription>',
  ]);
}

function buildImage(address: string): string {
  const type = IMAGE_TYPES[address.split('.').at(-1) ?? ''];
  return buildXmlElement('Image', address, { width: '16', height: '16', ...(type && { type }) });
}
