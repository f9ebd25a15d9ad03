import { z } from 'zod';
import { checkFeedText } from './check-text.ts';

const address = z.url({ protocol: /^https?$/ });
const author = z
  .strictObject({
    name: z.string().optional(),
    url: address.optional(),
    avatar: address.optional(),
  })
  .refine((given) => Object.keys(given).length > 0);

const item = z
  .strictObject({
    id: z.string().min(1),
    url: address,
    title: z.string().min(1),
    content_html: z.string().min(1).optional(),
    content_text: z.string().min(1).optional(),
    summary: z.string().optional(),
    date_published: z.iso.datetime({ offset: true }),
    authors: z.array(author).optional(),
    tags: z.array(z.string()).optional(),
  })
  .refine((given) => given.content_html ?? given.content_text, 'an item without content');

/** What https://www.jsonfeed.org/version/1.1/ asks of a feed, and no field that it does not name. */
const feed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: address,
  feed_url: address,
  description: z.string().optional(),
  language: z.string(),
  items: z.array(item),
});

/** Diagnostics of a JSON Feed 1.1. Throws for what is no JSON. */
export function checkJsonFeed(text: string, ownAddress: string): string[] {
  const { data, error } = feed.safeParse(JSON.parse(text));
  if (!data) return [z.prettifyError(error)];
  const ids = data.items.map(({ id }) => id);
  return [
    ...(data.feed_url === ownAddress ? [] : [`feed_url is ${data.feed_url}`]),
    ...(new Set(ids).size === ids.length ? [] : ['two items have one id']),
    ...data.items.flatMap(({ content_html = '' }) => checkFeedText(content_html)),
  ];
}
