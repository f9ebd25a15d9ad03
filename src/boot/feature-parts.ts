/**
 * What features add to the script of every page. A feature exports some of these functions from its
 * `boot.ts`; in a bundle `features/vite-features` writes this module, so that each calls those of all features
 * that the site has.
 */

/** Something was pointed at, focused, touched or pressed. */
export const approach = (_event: Event): void => {};

/** The same, and the app is loaded for it. */
export const showIntent = (_event: Event): void => {};

export const press = (_target: Element, _event: MouseEvent): void => {};

export const pressKey = (_event: KeyboardEvent): void => {};

/** A page shows: at the load, and after each navigation. */
export const startPage = (): void => {};

/** What was asked for does not come. */
export const stopWaiting = (): void => {};
