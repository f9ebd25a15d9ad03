/** The package of a specifier: `@a/b` of `@a/b/c.css`. */
export function packageOf(specifier: string): string {
  const depth = specifier.startsWith('@') ? 2 : 1;
  return specifier.split('/').slice(0, depth).join('/');
}

/** Whether a specifier is of a package or of a file in one, as far as its form tells. */
export function isOfPackage(specifier: string): boolean {
  return isPackageName(packageOf(specifier));
}

/** Whether a text has the form of a package's name. */
export function isPackageName(text: string): boolean {
  return /^(?:@[\w.-]+\/)?[a-z][\w.-]*$/.test(text);
}
