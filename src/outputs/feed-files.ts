/** The formats that a list of posts has a feed in. */
export const feedFormats = [
  { kind: 'rss', name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { kind: 'atom', name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { kind: 'json-feed', name: 'JSON', file: 'feed.json', type: 'application/feed+json' },
] as const;

export type FeedKind = (typeof feedFormats)[number]['kind'];

/** The class of the element that holds the text of a post, by which it is found in the built page. */
export const postTextClass = 'post-text';
