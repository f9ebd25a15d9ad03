/**
 * What features do when the app starts. A feature exports these functions from its `start.ts`; in a bundle
 * `features/vite-features` writes this module, as it does `feature-parts`.
 */

/** What was asked for before the page was loaded anew is asked for again. */
export const resume = (): void => {};

/** True where the page lacks what it is for as long as the app has not shown it. */
export const showsLater = (): unknown => false;
