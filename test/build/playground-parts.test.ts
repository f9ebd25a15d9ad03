import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configText, smallSite } from './small-site.ts';
import { openTestSite } from './test-site.ts';

const worker = 'src/features/playground/types/worker.ts';
const example = 'content/playground/first/App.tsx';

const files = smallSite();
files.set('site.config.ts', configText({ playground: {}, samples: {} }));
files.set(
  'content/playground/examples.json',
  '[{ "name": "first", "title": "First", "text": "A paragraph." }]',
);
files.set('content/playground/first/picture.svg', '<svg viewBox="0 0 8 8"><path d="M0 0"/></svg>');
files.set(example, 'export default function App() {\n  return <p>example1</p>;\n}\n');
const site = openTestSite('playground-parts', files);
const { at, read, write, readBuilt, buildWell, expectCleanBuild } = site;
const edit = (name: string, change: (text: string) => string) => write(name, change(read(name)));

/** The cached results of tools, each with the time at which it was written. */
const listKept = () =>
  new Map(
    readdirSync(at('.cache/tools')).map((name) => [
      name,
      statSync(at(`.cache/tools/${name}`)).mtimeMs,
    ]),
  );

const readScripts = () =>
  readdirSync(at('dist/public/assets'))
    .filter((name) => name.startsWith('playground-'))
    .map((name) => readBuilt(`assets/${name}`))
    .join('\n');

test('an edit of the shell does not bundle the playground again', async () => {
  const kept = listKept();
  expect(kept.size).toBeGreaterThan(4);
  edit('src/components/site-footer.tsx', (text) =>
    text.replace('<footer', '<footer data-edited=""'),
  );
  await buildWell();
  expect(readBuilt('index.html')).toContain('<footer data-edited=""');
  const now = listKept();
  const added = [...now.keys()].filter((name) => !kept.has(name));
  for (const name of added) now.delete(name);
  expect(now).toEqual(kept);
  // What StyleX made of the edited component is all that is new.
  const texts = added.map((name) => read(`.cache/tools/${name}`));
  expect(texts.map((text) => text.includes('data-edited'))).toEqual([true]);
});

test('an edit of the playground or of an example shows in the next build, which equals a clean one', async () => {
  edit(worker, (text) => `${text}\nconsole.debug('worker2');\n`);
  edit(example, (text) => text.replace('example1', 'example2'));
  await buildWell();
  const scripts = readScripts();
  for (const word of ['worker2', 'example2']) expect(scripts.includes(word), word).toBe(true);
  expect(scripts.includes('example1')).toBe(false);
  await expectCleanBuild();
});
