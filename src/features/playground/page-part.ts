/** Starts the playground on its page. */
export { start as startPagePart } from './boot/playground.ts';
