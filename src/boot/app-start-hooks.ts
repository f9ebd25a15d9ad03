/**
 * Hooks that features run when the app starts. A feature exports these functions from its `app-start.ts`; for a
 * bundle, `features/vite-features` generates this module, like `boot-hooks`.
 */

/** Repeats what the visitor asked for before the page was reloaded. */
export const resume = (): void => {};

/** True if the page is incomplete until the app has rendered it. */
export const showsLater = (): unknown => false;
