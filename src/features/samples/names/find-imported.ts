/** As the compiler of StyleX looks for files. */
const endings = ['.js', '.ts', '.tsx', '.jsx', '.mjs', '.cjs'];

/** With what the name of code ends. */
export const ending = /\.(?:[cm]?js|tsx?|jsx)$/;

/** The file of a project that an import means, found as bundlers and the compiler find it. */
export function findImported(
  names: ReadonlySet<string>,
  from: string,
  source: string,
): string | undefined {
  return listMeant(from, source).find((name) => names.has(name));
}

/** The names that a relative import may mean, in the order in which they are looked for. */
export function listMeant(from: string, source: string): string[] {
  const wanted = joinNames(from, source);
  // TypeScript takes the name that the compiled file will have.
  const stems = [...new Set([wanted, wanted.replace(ending, '')])];
  const files = [...stems, `${wanted}/index`].flatMap((stem) => endings.map((end) => stem + end));
  return [wanted, ...files];
}

function joinNames(from: string, source: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of source.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
