/**
 * Hook that features run on pages with `data-part`. A feature exports this function from its `page-part.ts`; for a
 * bundle, `features/vite-features` generates this module, like `boot-hooks`.
 */

/** Starts the parts of features on the page. */
export const startPagePart = (): void => {};
