import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { planCorpus } from './corpus/plan-corpus.ts';
import { copyEngine, ownSite } from './sites/own-site.ts';
import { writeFiles } from './sites/write-site.ts';

const usage = 'Use: npm run bench:corpus -- --pages 500 --out /some/empty/folder';

/** Makes a site of so many pages that `npm run build` builds. */
function makeCorpus(): void {
  const { values } = parseArgs({ options: { pages: { type: 'string' }, out: { type: 'string' } } });
  if (!values.pages || !values.out) throw new Error(usage);
  const folder = path.resolve(values.out);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. ${usage}`);
  }
  const corpus = planCorpus(Number(values.pages));
  writeFiles(folder, ownSite.files(corpus));
  copyEngine(path.resolve(import.meta.dirname, '..'), folder);
  console.log(`${corpus.pages.length} pages and ${corpus.posts.length} posts in ${folder}`);
  console.log(`The page in the middle is ${ownSite.sourceOf(corpus.sample, corpus)}`);
}

try {
  makeCorpus();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
