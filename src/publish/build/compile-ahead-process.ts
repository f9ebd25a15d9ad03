import '../../node/follow-parent.ts';
import { createContentCompiler } from '../../compile/files/content-cache.ts';
import { readText } from '../../content/read-text.ts';
import { mapFiles } from '../../node/map-files.ts';
import type { AheadOptions } from './compile-ahead.ts';

/** The process that `compileAhead` starts: its results are in the cache. */
const root = process.cwd();
const { threads, choices }: AheadOptions = JSON.parse(process.argv[2] ?? '{}');
// Only a listener keeps the channel to the parent open: without `ref` the process may end at once.
process.channel?.ref();
const sources = await new Promise<string[]>((resolve) => process.once('message', resolve));
process.channel?.unref();

const compile = createContentCompiler(root, { threads, choices });
await mapFiles(sources, async (file) => {
  const read = readText(root, file);
  if ('text' in read) await compile(file, read.text);
});
