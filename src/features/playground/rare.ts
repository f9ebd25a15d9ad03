/** The playground starts on the page that has it. */
export { start as startRare } from './boot/playground.ts';
