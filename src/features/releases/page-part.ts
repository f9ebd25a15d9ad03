/** Compares two releases on the page that lists them. */
export { start as startPagePart } from './boot/compare.ts';
