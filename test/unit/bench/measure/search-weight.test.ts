import { expect, test } from 'vitest';
import { weighSearch } from '../../../../bench/measure/search-weight.ts';
import { indexOf, page } from '../../features/search/small-index.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, write } = temporaryFolder();

test('the weight of a search is the size of its index and of the files that a first query fetches', async () => {
  const files = indexOf([page('Rules', 'First words.'), page('Themes', 'Other words.')]);
  for (const [name, text] of files) write(name, text);
  const weight = await weighSearch(at());
  expect(weight).toMatchObject({ files: files.size });
  expect(weight.firstQueryGzip).toBeGreaterThan(0);
  expect(weight.firstQueryGzip).toBeLessThanOrEqual(weight.gzip);
});
