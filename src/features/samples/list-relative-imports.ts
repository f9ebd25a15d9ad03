import { listMeant } from './names/find-imported.ts';

/** `from './a'`, `import './a'`, `import('./a')`, `require('./a')`. */
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
