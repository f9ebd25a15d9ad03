/**
 * What features start where a page has `data-part`. A feature exports this function from its `rare.ts`; in a
 * bundle `features/vite-features` writes this module, as it does `feature-parts`.
 */

export const startRare = (): void => {};
