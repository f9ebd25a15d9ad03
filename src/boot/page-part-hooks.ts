/**
 * Hook that features run on pages with `data-part`. A feature exports this function from its `page-part.ts`; for a
 * bundle, `features/vite-features` generates this module, like `boot-hooks`.
 */

export const startPagePart = (): void => {};
