/** In the order in which the compiler of StyleX tries them. */
const endings = ['.js', '.ts', '.tsx', '.jsx', '.mjs', '.cjs'];

/** The extensions of code. */
export const ending = /\.(?:[cm]?js|tsx?|jsx)$/;

/** The file of a project that an import refers to, found like bundlers and the compiler do. */
export function findImported(
  names: ReadonlySet<string>,
  from: string,
  source: string,
): string | undefined {
  return listMeant(from, source).find((name) => names.has(name));
}

/** The names that a relative import may refer to, in the order in which they are tried. */
export function listMeant(from: string, source: string): string[] {
  const wanted = joinNames(from, source);
  // TypeScript allows the extension of the compiled file.
  const stems = [...new Set([wanted, wanted.replace(ending, '')])];
  const files = [...stems, `${wanted}/index`].flatMap((stem) => endings.map((end) => stem + end));
  return [wanted, ...files];
}

function joinNames(from: string, source: string): string {
  const folders = from.split('/').slice(0, -1);
  for (const segment of source.split('/')) {
    if (segment === '..') folders.pop();
    else if (segment !== '.') folders.push(segment);
  }
  return folders.join('/');
}

/** `from './a'`, `import './a'`, `import('../a')`, `require('../a')`. */
const imports = /\b(?:from|import|require)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+)\1/g;
const styleX = /\b(?:from|import|require)\s*\(?\s*(['"])@stylexjs\/stylex\1/;

/** Whether code imports StyleX. */
export function usesStyleX(code: string): boolean {
  return styleX.test(code);
}

/**
 * The names that a file's relative imports may refer to, in the order in which they are tried.
 * @param file the name of the file, `app/page.tsx`
 */
export function listRelativeImports(file: string, code: string): string[][] {
  return [...code.matchAll(imports)].map(([, , source = '']) => listMeant(file, source));
}
