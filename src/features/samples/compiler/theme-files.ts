import { ending } from '../names/find-imported.ts';

/** Whether the compiler reads it. */
export const isCode = (name: string): boolean => ending.test(name);

/** Whether it may define variables, as the compiler asks it of a file and of what is imported. */
export const isThemeFile = (name: string): boolean =>
  /\.stylex(?:\.(?:[cm]?js|tsx?|jsx))?$/.test(name);

/**
 * What the compiler makes names of variables from. It takes the last part of a path, so a folder
 * joins the name: `lib/tokens.stylex.ts` is another file than `tokens.stylex.ts`.
 */
export const nameForHashing = (name: string): string =>
  isThemeFile(name) ? name.replaceAll('/', '~') : name;
