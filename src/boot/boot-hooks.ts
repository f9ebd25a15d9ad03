/**
 * Hooks of features in the script of every page. A feature exports some of these functions from its `boot.ts`. For
 * a bundle, `features/vite-features` generates this module: each function calls the functions of that name of all
 * features of the site.
 */

/** The visitor pointed at, focused, touched or pressed something. */
export const approach = (_event: Event): void => {};

/** The same, if the app is loaded because of it. */
export const showIntent = (_event: Event): void => {};

/** The visitor pressed an element. */
export const press = (_target: Element, _event: MouseEvent): void => {};

/** The visitor pressed a key. */
export const pressKey = (_event: KeyboardEvent): void => {};

/** A page is shown: after loading, and after each navigation. */
export const startPage = (): void => {};

/** What the visitor asked for can't be loaded. */
export const stopWaiting = (): void => {};
