/** The visitor opens the search, or is about to. */
export const searchEvent = 'site:search';
