/**
 * True for the path of a file, which has an extension with letters: `/img/a.svg`, `a.mp4`. Numbers are the end of
 * a version: `/blog/v0.13.0` is a page. Where the site's routes are known, a page with that route has priority.
 */
export function isFilePath(path: string): boolean {
  return /\.(?:[a-z][a-z\d]*|7z|3gp)$/i.test(path);
}

/** Adds the trailing slash, which every path of a page has and no path of a file. */
export function closePath(path: string): string {
  return path.endsWith('/') || isFilePath(path) ? path : `${path}/`;
}

/** The same for an address: `/docs#use` becomes `/docs/#use`. */
export function closeAddress(address: string): string {
  return address.replace(/^[^?#]+/, closePath);
}

/** A relative address that counts from its page's address without the last slash: `./b` becomes `../b/`. */
export function closeRelative(address: string): string {
  return closeAddress(`../${address.replace(/^\.\//, '')}`);
}
