import { Parser } from 'htmlparser2';

/** Elements whose text is an address; a guid may be none, but ours always is. */
const ADDRESSES = new Set(['loc', 'link', 'guid', 'id', 'url']);
const REFERENCES = new Set(['atom:link', 'link', 'enclosure']);

/** The links of an RSS feed, an Atom feed or a sitemap, for findBrokenLinks. */
export function collectFeedLinks(xml: string): string[] {
  const addresses: string[] = [];
  const references: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag: (tag, { href, url }) => {
        text = '';
        const address = href ?? url;
        if (REFERENCES.has(tag) && address !== undefined) references.push(address);
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (tag) => {
        if (ADDRESSES.has(tag) && text !== '') addresses.push(text.trim());
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return [...addresses, ...references];
}
