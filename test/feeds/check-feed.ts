import { checkAtom } from './check-atom.ts';
import { checkJsonFeed } from './check-json-feed.ts';
import { checkRss } from './check-rss.ts';

/**
 * Diagnostics of a feed by the specification of its format, which the name of its file says.
 * @param address where the feed is, absolute
 */
export function checkFeed(text: string, address: string): string[] {
  if (address.endsWith('/rss.xml')) return checkRss(text, address);
  if (address.endsWith('/atom.xml')) return checkAtom(text, address);
  if (address.endsWith('/feed.json')) return checkJsonFeed(text, address);
  return [`${address} is no feed`];
}
