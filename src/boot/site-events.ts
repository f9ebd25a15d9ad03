/** What parts of a page tell each other by way of the window, boot script and islands alike. */

/** Another page shows: what has to be started anew in it can be. */
export const pageEvent = 'site:page';

/** Links of a section have been put beside the page. */
export const sectionEvent = 'site:section';

/** A search is asked for, or about to be. */
export const searchEvent = 'site:search';

/** Code that was asked for does not come; the error is the detail. */
export const failureEvent = 'site:failure';

export function reportFailure(detail: unknown): void {
  dispatchEvent(new CustomEvent(failureEvent, { detail }));
}
