import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { weighSearch } from '../../../../bench/measure/search-weight.ts';
import { indexOf, page } from '../../features/search/small-index.ts';

test('the weight of a search is the size of its index and of the files that a first query fetches', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  try {
    const files = indexOf([page('Rules', 'First words.'), page('Themes', 'Other words.')]);
    for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
    const weight = await weighSearch(folder);
    expect(weight).toMatchObject({ files: files.size });
    expect(weight.firstQueryGzip).toBeGreaterThan(0);
    expect(weight.firstQueryGzip).toBeLessThanOrEqual(weight.gzip);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
