import './follow-parent.ts';
import { createContentCompiler } from '../compile/content-cache.ts';
import { listContentFiles } from '../compile/list-content-files.ts';
import { readText } from '../compile/read-text.ts';

/** The process of `compileAhead`: what it finds out stands in the cache. */
const root = process.cwd();
const threads = Number(process.argv[2]);
const freed = new Promise<void>((resolve) => process.once('message', () => resolve()));
// Listening would keep the process alive.
process.channel?.unref();

const compile = createContentCompiler(root, { threads, freed });
const folders = ['content/docs', 'content/blog'];
const files = folders.flatMap((folder) => listContentFiles(root, folder).files);
// As many at once as there may be without all of their texts being in memory.
await Promise.all(Array.from({ length: 64 }, compileNext));

async function compileNext(): Promise<void> {
  for (let file = files.shift(); file !== undefined; file = files.shift()) {
    const read = /\.mdx?$/.test(file) ? readText(root, file) : undefined;
    if (read && 'text' in read) await compile(file, read.text);
  }
}
