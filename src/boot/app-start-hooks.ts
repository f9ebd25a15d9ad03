/**
 * What features do when the app starts. A feature exports these functions from its `app-start.ts`;
 * `features/vite-features` writes this module for a bundle, as it does `boot-hooks`.
 */

/** Asks again for what the visitor asked for before the page was reloaded. */
export const resume = (): void => {};

/** True if the page is incomplete until the app has rendered it. */
export const showsLater = (): unknown => false;
