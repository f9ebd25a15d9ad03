/**
 * What features start on a page that has `data-part`. A feature exports this function from its
 * `page-part.ts`; `features/vite-features` writes this module for a bundle, as it does `boot-hooks`.
 */

export const startPagePart = (): void => {};
