/** A search is asked for, or about to be. */
export const searchEvent = 'site:search';
