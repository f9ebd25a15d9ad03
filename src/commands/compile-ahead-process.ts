import './follow-parent.ts';
import { createContentCompiler } from '../compile/content-cache.ts';
import { readContent } from '../compile/read-content.ts';

/** The process of `compileAhead`: what it finds out stands in the cache. */
const root = process.cwd();
const threads = Number(process.argv[2]);
const freed = new Promise<void>((resolve) => process.once('message', () => resolve()));
// Listening would keep the process alive.
process.channel?.unref();
await readContent(root, createContentCompiler(root, { threads, freed }), false);
