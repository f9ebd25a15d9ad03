/** A leading number of a file or folder name: `01-`, `1.`, `01_`, `01 - `. Dates keep theirs. */
const numberPrefix = /^(?!\d{4}-\d{2}(?:-\d{2})?)(\d+)\s*[-_.]+\s*(?=[^-_.\s])/;

export type DocPath = {
  /** Path below `content/docs` without prefixes and ending: `learn/recipes/variants`. */
  id: string;
  /** The same for the route, where an index file gives that of its folder. */
  route: string;
  /** The number of the file's own prefix. */
  order?: number;
};

export type PostPath = { slug: string; date?: string };

/** `01-button` is `{name: 'button', order: 1}`; a name without number is itself. */
export function splitNumberPrefix(name: string): { name: string; order?: number } {
  const match = numberPrefix.exec(name);
  return match ? { name: name.slice(match[0].length), order: Number(match[1]) } : { name };
}

/**
 * What the path of a docs file says of its id, its route and its place.
 * @param file path below `content/docs`: `learn/05-theming/01-defining-variables.mdx`
 */
export function readDocPath(file: string): DocPath {
  const parts = removeExtension(file).split('/').map(splitNumberPrefix);
  const names = parts.map((part) => part.name);
  const last = names.at(-1) ?? '';
  const folder = names.at(-2);
  const isIndex = ['index', 'readme', folder?.toLowerCase()].includes(last.toLowerCase());
  return {
    id: names.join('/'),
    route: (isIndex ? names.slice(0, -1) : names).join('/'),
    order: parts.at(-1)?.order,
  };
}

/**
 * What the path of a post says of its slug and date.
 * @param file path below `content/blog`: `2025-05-19-v0.13.0.mdx`, `2025/05/19/x.mdx`
 */
export function readPostPath(file: string): PostPath {
  const name = removeExtension(file).replace(/\/index$/, '');
  const match = /^(?:.*\/)?(\d{4})[-/](\d{2})[-/](\d{2})[-/](.+)$/.exec(name);
  if (!match) return { slug: name };
  const [, year, month, day, slug = name] = match;
  return { slug, date: `${year}-${month}-${day}` };
}

/** Percent-encodes each segment of a path as it stands in an href. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
}

/** True for pages; partials (`_x.mdx`, `_folder/`) and dotfiles are none. */
export function isPageFile(file: string): boolean {
  return /\.mdx?$/.test(file) && !file.split('/').some((part) => /^[_.]/.test(part));
}

function removeExtension(file: string): string {
  return file.replace(/\.mdx?$/, '');
}
