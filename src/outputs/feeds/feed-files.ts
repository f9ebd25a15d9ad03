/** The formats of feeds that each list of posts has. */
export const feedFormats = [
  { kind: 'rss', name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { kind: 'atom', name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { kind: 'json-feed', name: 'JSON', file: 'feed.json', type: 'application/feed+json' },
] as const;

export type FeedKind = (typeof feedFormats)[number]['kind'];

/** The class of the element with the text of a post in a built page. */
export const postTextClass = 'post-text';
