import { mkdirSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configText } from '../build/small-site.ts';
import { startDevSite } from './dev-site.ts';

const folder = 'content/playground';
const code = (says: string) => `export default function App() {\n  return <p>${says}</p>;\n}\n`;
const picture = '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>\n';
const list = (...names: string[]) =>
  JSON.stringify(
    names.map((name) => ({ name, title: `About ${name}`, text: 'A text.' })),
    null,
    2,
  );
const site = startDevSite(
  'dev-playground',
  new Map([
    ['site.config.ts', configText({ playground: {} })],
    [`${folder}/examples.json`, list('card')],
    [`${folder}/card/App.tsx`, code('First')],
    [`${folder}/card/picture.svg`, picture],
  ]),
);
const { at, ask, expectText, newPage, withChange, write } = site;

test('an edited example and a new example show in the open playground', async () => {
  const page = await newPage();
  await page.goto(`${site.origin()}/playground/`);
  const editor = page.locator('.cm-content');
  await editor.getByText('First').waitFor();
  await withChange(`${folder}/card/App.tsx`, code('Second'), async () => {
    await editor.getByText('Second').waitFor();
    await expectText('/playground/', 'Second');
  });
  await editor.getByText('First').waitFor();
  mkdirSync(at(`${folder}/other`));
  write(`${folder}/other/picture.svg`, picture);
  write(`${folder}/other/App.tsx`, code('Third'));
  await withChange(`${folder}/examples.json`, list('other', 'card'), async () => {
    await editor.getByText('Third').waitFor();
    await expectText('/playground/', 'Third');
  });
  rmSync(at(`${folder}/other`), { recursive: true });
});

test('a syntax error in the list of examples is reported with its location, and the playground recovers', async () => {
  const printed = site.output().length;
  await withChange(`${folder}/examples.json`, `${list('card')},\n`, async () => {
    await expectText('/playground/', `${folder}/examples.json:7:2`);
    expect((await ask('/playground/')).status).toBe(500);
    await expect.poll(() => site.output().slice(printed)).toContain('examples.json:7:2');
  });
  await expectText('/playground/', 'First');
});
