/** The folder of the posts, as a prefix of their paths. */
export const blogFolder = 'content/blog/';

/** The folder of pages that are neither docs nor posts, as a prefix of their paths. */
export const pagesFolder = 'content/pages/';

/** Numbers that look like dates or versions (`2024-01`, `7.0-x`) are part of the name. */
const noPrefix = /^\d+[-_.]\d+/;
/** A leading number of a file or folder name: `01-`, `1.`, `01_`, `01 - `. */
const numberPrefix = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])/;

export type DocPath = {
  /** Path below `content/docs` without prefixes and extension: `learn/recipes/variants`. */
  id: string;
  /** The same for the route; an index file has that of its folder. */
  route: string;
  /** The number in the prefix of the file's name. */
  order?: number;
  /** True for the index file of a folder. */
  isIndex: boolean;
};

export type PostPath = {
  /** Path below `/blog/`: `2025/05/19/news`, or the name if there is no date. */
  slug: string;
  /** The last part, without date: `news`. */
  name: string;
  /** As written in the path; the day may not exist: `2025-05-19`. */
  date?: string;
};

/** `01-button` is `{name: 'button', order: 1}`; a name without number is unchanged. */
export function splitNumberPrefix(name: string): { name: string; order?: number } {
  const match = noPrefix.test(name) ? null : numberPrefix.exec(name);
  return match ? { name: name.slice(match[0].length), order: Number(match[1]) } : { name };
}

/** The path of a folder below `content/docs` without prefixes: `learn/theming`. */
export function idOfFolder(path: string): string {
  return path
    .split('/')
    .map((name) => splitNumberPrefix(name).name)
    .join('/');
}

/**
 * Reads id, route and order from the path of a docs file.
 * @param file path below `content/docs`: `learn/05-theming/01-defining-variables.mdx`
 */
export function readDocPath(file: string): DocPath {
  const written = removeExtension(file).split('/');
  const segments = written.map(splitNumberPrefix);
  const names = segments.map((segment) => segment.name);
  // As in Docusaurus, names are compared with their numbers.
  const [folder, last = ''] = written.slice(-2).length === 2 ? written.slice(-2) : ['', ...written];
  const isIndex = ['index', 'readme', folder?.toLowerCase()].includes(last.toLowerCase());
  return {
    id: names.join('/'),
    route: (isIndex ? names.slice(0, -1) : names).join('/'),
    order: segments.at(-1)?.order,
    isIndex,
  };
}

/**
 * Reads slug and date from the path of a post.
 * @param file path below `content/blog`: `2025-05-19-v0.13.0.mdx`, `2025/05/19/x.mdx`, `2025/05-19/index.mdx`
 */
export function readPostPath(file: string): PostPath {
  const path = removeExtension(file).replace(/\/index$/, '');
  const match = /^(.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.+))?$/.exec(path);
  if (!match) return { slug: path, name: path.split('/').at(-1) ?? path };
  const [, folder = '', year, month = '', day = '', text = ''] = match;
  const name = text || path;
  return {
    slug: `${year}/${month}/${day}/${folder}${text}`.replace(/\/$/, ''),
    name: name.split('/').at(-1) ?? name,
    date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  };
}

/**
 * Percent-encodes each segment of a path, as in an href. Brackets are encoded as well: the framework takes a
 * segment that starts with one for a group of routes, which isn't part of the address.
 */
export function encodePath(path: string): string {
  // Nearly all paths, which a large site encodes hundreds of thousands of times.
  if (/^[\w./-]*$/.test(path)) return path;
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(/[()]/g, encodeBracket))
    .join('/');
}

const encodeBracket = (bracket: string) => (bracket === '(' ? '%28' : '%29');

/** Decodes a path or a part of one; malformed encoding stays as it is. */
export function decodeSegment(segment: string): string {
  return decodeAddress(segment) ?? segment;
}

/** Decodes a text; undefined if a `%` in it is malformed encoding. */
export function decodeAddress(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Encodes an address like `encodePath`, whichever of its characters are already encoded. A fragment stays as it
 * is.
 * @returns undefined if a `%` in its path is malformed encoding
 */
export function encodeAddress(address: string): string | undefined {
  const [path = ''] = address.split('#', 1);
  const segments = path.split('/').map(decodeAddress);
  if (!segments.every((segment) => segment !== undefined)) return undefined;
  const encoded = segments.map((segment) => encodePath(segment).replaceAll('/', '%2F'));
  return encoded.join('/') + address.slice(path.length);
}

/** True for pages; false for partials (`_x.mdx`, `_folder/`) and dotfiles. */
export function isPageFile(file: string): boolean {
  const segments = file.split('/');
  const isText = /\.mdx?$/.test(file) || isReactPage(file);
  return isText && !segments.some((segment) => /^[_.]/.test(segment));
}

/** True for files of docs in all versions, of posts, and of other pages: texts, and what lies beside them. */
export function isBesidePages(file: string): boolean {
  return /^content\/(?:docs|versioned_docs|blog|pages)\//.test(file);
}

/** True for a component that is a page of its own, from navbar to footer; tests and types beside it are none. */
export function isReactPage(file: string): boolean {
  return /^content\/pages\/(?!.*(?:\.test\.|\.d\.ts$|__tests__\/)).*\.[jt]sx?$/.test(file);
}

/** True for pages that are neither docs nor posts. */
export function isOwnPage(file: string): boolean {
  return file.startsWith(pagesFolder);
}

function removeExtension(file: string): string {
  return file.replace(/\.mdx?$/, '');
}

/**
 * Converts the path of a page as the router has it to its route: `/docs/a%20b` to `/docs/a b/`.
 * @param path percent-encoded, without base path and, except for `/`, without trailing slash
 */
export function routeOfPath(path: string): string {
  return path === '/' ? path : `${decodeSegment(path)}/`;
}

/** True for posts, and for texts that only posts show. */
export function isPost(file: string): boolean {
  return file.startsWith(blogFolder);
}
