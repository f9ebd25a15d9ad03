import { ending } from '../names/find-imported.ts';

/** Whether the compiler reads it. */
export const isCode = (name: string): boolean => ending.test(name);

/** Whether the file may define variables, by the compiler's rule for files and imports. */
export const isThemeFile = (name: string): boolean =>
  /\.stylex(?:\.(?:[cm]?js|tsx?|jsx))?$/.test(name);

/**
 * The name from which the compiler generates names of variables. The compiler only uses the last part of a path,
 * so the folder is joined to the name: `lib/tokens.stylex.ts` differs from `tokens.stylex.ts`.
 */
export const nameForHashing = (name: string): string =>
  isThemeFile(name) ? name.replaceAll('/', '~') : name;
