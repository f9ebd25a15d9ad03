import { Parser } from 'htmlparser2';
import { z } from 'zod';

const jsonFeed = z.object({
  home_page_url: z.string(),
  feed_url: z.string(),
  items: z.array(z.object({ url: z.string() })),
});

/** Elements whose text is an address; a guid needn't be one, but ours always is. */
const ADDRESSES = new Set(['loc', 'link', 'guid', 'id', 'url']);
const REFERENCES = new Set(['atom:link', 'link', 'enclosure']);

/** Lists the links of an RSS feed, an Atom feed or a sitemap, for findBrokenLinks. */
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
      ontext: (chunk) => {
        text += chunk;
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

/** The same for a JSON Feed: its own addresses, and those of its items. */
export function collectJsonFeedLinks(json: string): string[] {
  const { home_page_url, feed_url, items } = jsonFeed.parse(JSON.parse(json));
  return [home_page_url, feed_url, ...items.map(({ url }) => url)];
}
