/**
 * What features add to the script of every page. A feature exports some of these functions from its
 * `boot.ts`. For a bundle, `features/vite-features` writes this module: each function calls the functions of that
 * name of all features that the site has.
 */

/** Something was pointed at, focused, touched or pressed. */
export const approach = (_event: Event): void => {};

/** The same, and the app is being loaded for it. */
export const showIntent = (_event: Event): void => {};

export const press = (_target: Element, _event: MouseEvent): void => {};

export const pressKey = (_event: KeyboardEvent): void => {};

/** A page is shown: after it has loaded, and after each navigation. */
export const startPage = (): void => {};

/** What the visitor asked for does not come. */
export const stopWaiting = (): void => {};
