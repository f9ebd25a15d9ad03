/**
 * True for the path of a file, which ends in letters: `/img/a.svg`, `a.mp4`. A number is the end
 * of a version and no ending: `/blog/v0.13.0` is a page. Where the site's routes are known, a page
 * of that name comes first.
 */
export function isFilePath(path: string): boolean {
  return /\.(?:[a-z][a-z\d]*|7z|3gp)$/i.test(path);
}

/** Every page's path ends in a slash, a file's does not. */
export function closePath(path: string): string {
  return path.endsWith('/') || isFilePath(path) ? path : `${path}/`;
}

/** The same for an address with what may follow its path: `/docs#use` is `/docs/#use`. */
export function closeAddress(address: string): string {
  return address.replace(/^[^?#]+/, closePath);
}
