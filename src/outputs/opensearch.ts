import { buildConfigUrl } from './absolute-url.ts';
import { buildXmlElement, XML_DECLARATION } from './xml.ts';

export type OpenSearchInput = {
  siteTitle: string;
  /** The origin, without a slash at its end. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** As in site.config.ts, without the base path: `/search/`. */
  searchPath: string;
  /** As in site.config.ts; absent when the site has no icon. */
  faviconPath?: string;
};

const IMAGE_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
};

// The format allows no more; browsers refuse a longer one.
const SHORT_NAME_LENGTH = 16;

/** opensearch.xml: lets a browser search the site from its address bar. */
export function buildOpenSearch(input: OpenSearchInput): string {
  const { siteTitle, siteUrl, baseUrl, searchPath, faviconPath } = input;
  const search = buildConfigUrl(siteUrl, baseUrl, searchPath);
  return [
    XML_DECLARATION,
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    buildXmlElement('ShortName', [...siteTitle].slice(0, SHORT_NAME_LENGTH).join('').trim()),
    buildXmlElement('Description', `Search ${siteTitle}`),
    buildXmlElement('InputEncoding', 'UTF-8'),
    ...(faviconPath ? [buildImage(buildConfigUrl(siteUrl, baseUrl, faviconPath))] : []),
    buildXmlElement('Url', undefined, { type: 'text/html', template: `${search}?q={searchTerms}` }),
    buildXmlElement('Url', undefined, {
      type: 'application/opensearchdescription+xml',
      rel: 'self',
      template: buildConfigUrl(siteUrl, baseUrl, 'opensearch.xml'),
    }),
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

function buildImage(address: string): string {
  const type = IMAGE_TYPES[address.split('.').at(-1) ?? ''];
  return buildXmlElement('Image', address, { width: '16', height: '16', ...(type && { type }) });
}
