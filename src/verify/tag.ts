/** An opening tag: name and attributes' names in lower case, values decoded. */
export type Tag = {
  name: string;
  /** Those that a check asks for. */
  attributes: Readonly<Record<string, string>>;
};

/** For all tags without such attributes, so that they are known at a glance. */
export const NO_ATTRIBUTES: Tag['attributes'] = Object.create(null);

const WANTED = new Set([
  ...['id', 'name', 'role', 'style', 'hidden', 'alt', 'aria-label', 'aria-hidden'],
  ...['href', 'xlink:href', 'rel', 'action', 'formaction', 'data'],
  ...['src', 'srcset', 'imagesrcset', 'poster'],
  ...['content', 'property', 'http-equiv'],
  ...['data-app', 'data-payload', 'data-shell'],
]);

const tagNames = new Map<string, string>();
const attributeNames = new Map<string, string>();

/** The name in lower case; each is made once, for a page has hundreds. */
export function normalizeTagName(written: string): string {
  return tagNames.get(written) ?? remember(tagNames, written, written.toLowerCase());
}

/** The name in lower case; empty where no check asks for it, as for most: they are classes. */
export function findWantedName(written: string): string {
  return attributeNames.get(written) ?? remember(attributeNames, written, wantName(written));
}

function wantName(written: string): string {
  const name = written.toLowerCase();
  return WANTED.has(name) || name.startsWith('on') ? name : '';
}

function remember(known: Map<string, string>, written: string, name: string): string {
  known.set(written, name);
  return name;
}
