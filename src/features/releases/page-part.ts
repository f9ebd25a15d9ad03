/** Starts the comparison of releases on the page that lists them. */
export { start as startPagePart } from './boot/compare.ts';
