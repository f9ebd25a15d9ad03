import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serveFiles } from './served-folder.ts';

const size = 100_000;
const site = serveFiles({ 'index.html': 'x' }, { compress: true });

/** Publishes a site of one letter as a build does, and removes the previous one. */
function publish(letter: string, earlier?: string): string {
  const folder = path.join(site.around, `site-${letter}-${crypto.randomUUID()}`);
  mkdirSync(folder);
  for (const name of ['index.html', '404.html']) {
    writeFileSync(path.join(folder, name), letter.repeat(size));
  }
  const link = path.join(site.around, 'next.link');
  symlinkSync(folder, link);
  renameSync(link, site.folder);
  if (earlier) rmSync(earlier, { recursive: true });
  return folder;
}

test('each answer during a build is complete and from one site', async () => {
  rmSync(site.folder, { recursive: true });
  let folder = publish('a');
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const answers = Array.from({ length: 12 }, async (_, at) => {
      const wanted = at % 4 === 0 ? 404 : 200;
      const headers = at % 2 ? { 'accept-encoding': 'br' } : undefined;
      const { status, text } = await site
        .fetch(wanted === 404 ? '/none' : '/', headers)
        .then(async (answer) => ({ status: answer.status, text: await answer.text() }));
      const [letter = ''] = text;
      seen.add(letter);
      if (status !== wanted || text !== letter.repeat(size)) {
        wrong.push(`${status} with ${text.length} bytes of ${[...new Set(text)].join()}`);
      }
    });
    // At different steps of the answers.
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (turn % 5 === round % 5) folder = publish(turn % 2 ? 'a' : 'b', folder);
    }
    await Promise.all(answers);
  }
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual(['a', 'b']);
});

test('a missing site is answered with 404, and the server goes on', async () => {
  rmSync(site.folder);
  expect((await site.fetch('/')).status).toBe(404);
  publish('c');
  expect(await (await site.fetch('/')).text()).toBe('c'.repeat(size));
});
