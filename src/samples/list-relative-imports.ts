/** `from './a'`, `import './a'`, `import('./a')`, `require('./a')`. */
const imports = /\b(?:from|import|require)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+)\1/g;
const styleX = /\b(?:from|import|require)\s*\(?\s*(['"])@stylexjs\/stylex\1/;

/** The endings that may be left out, in the order in which they are looked for. */
const endings = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx'];

/** Whether code takes StyleX in. */
export function usesStyleX(code: string): boolean {
  return styleX.test(code);
}

/**
 * The names that a file's relative imports may mean, in the order in which they are looked for.
 * @param file the name of the file itself, `app/page.tsx`
 */
export function listRelativeImports(file: string, code: string): string[][] {
  return [...code.matchAll(imports)].map(([, , specifier = '']) => {
    const whole = joinPath(file.split('/').slice(0, -1), specifier);
    // TypeScript takes the name that the compiled file will have.
    const stem = whole.replace(/\.m?jsx?$/, '');
    const names = [whole, ...(stem === whole ? [] : [stem])];
    return names.flatMap((name) => endings.map((ending) => `${name}${ending}`));
  });
}

function joinPath(folder: readonly string[], specifier: string): string {
  const parts = [...folder];
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
