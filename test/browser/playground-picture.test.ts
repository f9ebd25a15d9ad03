import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readExamples } from '../../src/features/playground/bundle/read-examples.ts';
import { someOf } from '../run/exhaustive.ts';
import { codeOf, firstWords, openPlayground, previewOf, say, write } from './playground-page.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();
const examples = readExamples('content/playground').map(({ name }) => name);

/** Counts the moments at which the preview shows nothing. */
async function watchBlanks(page: Page): Promise<() => Promise<number>> {
  const body = previewOf(page);
  await expect.poll(() => body.evaluate(isSeen)).toBe(true);
  const note = await body.evaluateHandle((element) => {
    const seen = { blanks: 0 };
    const look = () => {
      const parts = [...element.querySelectorAll('*')];
      const isPainted = parts.some((part) => part.getBoundingClientRect().height > 0);
      if (!isPainted) seen.blanks += 1;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    return seen;
  });
  return async () => {
    // The frame is still the same, and shows something.
    expect(await body.evaluate(isSeen)).toBe(true);
    return note.evaluate(({ blanks }) => blanks);
  };
}

const isSeen = (element: Element) =>
  [...element.querySelectorAll('*')].some((part) => part.getBoundingClientRect().height > 0);

const statement = `const typed = ['a']; if (!typed[0]) return null;`;

test.each(someOf('variants', examples))(
  'X58 while a statement is typed letter by letter, the preview of “%s” is never blank',
  { tags: 'variants' },
  async (name) => {
    const page = await openPlayground(site, `?example=${name}`);
    const countBlanks = await watchBlanks(page);
    // The editor renders only the lines near the caret.
    await codeOf(page).press('Control+End');
    await page.locator('.cm-line').filter({ hasText: 'export default function' }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    for (const [at, letter] of [...statement].entries()) {
      await page.keyboard.type(letter);
      // Long enough for most of what is typed to be compiled and run.
      await page.waitForTimeout(60);
      expect([statement.slice(0, at + 1), await countBlanks()]).toEqual([
        statement.slice(0, at + 1),
        0,
      ]);
    }
    await expect.poll(() => page.locator('.trouble').innerText()).toBe('');
  },
);

/** Programs that show nothing, and the message for each. */
const failing: [what: string, code: string, told: RegExp][] = [
  ['does not compile', 'export default (', /Showing the last version that compiled\..*Unexpected/],
  [
    'throws while it is loaded',
    'const a = 1;\nthrow new Error("early");',
    /ran\.\s+Error: early\s+App\.tsx:2$/,
  ],
  [
    'throws while it renders',
    'export default function App() {\n  throw new Error("late");\n}',
    /ran\.\s+Error: late\s+App\.tsx:2$/,
  ],
  ['throws in an effect', throwIn('useEffect'), /after.*App\.tsx:3/],
  ['throws in a layout effect', throwIn('useLayoutEffect'), /ran\.\s+Error: after\s+App\.tsx:3$/],
  [
    'renders an object',
    'export default function App() {\n  return { a: 1 };\n}',
    /ran\.\s+React cannot render an object: pass text or elements\.\s+App\.tsx:1$/,
  ],
  [
    'renders an element of undefined',
    'const List = undefined;\nfunction Page() {\n  return <List />;\n}\nexport default () => <Page />;',
    /not a component\. Is it exported, and imported by that name\?\s+App\.tsx:2$/,
  ],
  ['exports no component', 'const a = 1;', /Nothing to show: no file exports a component\./],
  [
    'renders nothing',
    'export default () => null;',
    /Nothing to show: the component renders nothing\./,
  ],
];

function throwIn(hook: string): string {
  return `import { ${hook} } from 'react';\nexport default function App() {\n  ${hook}(() => { throw new Error("after"); });\n  return <b>Before</b>;\n}`;
}

test.each(someOf('variants', failing))(
  'X58 the previous render stays, dimmed, under the message about a program that %s',
  async (_what, code, told) => {
    const page = await openPlayground(site);
    await write(page, say('Before'));
    await previewOf(page).getByText('Before', { exact: true }).waitFor();
    const countBlanks = await watchBlanks(page);
    await write(page, code);
    const trouble = page.locator('.trouble');
    await expect.poll(async () => (await trouble.innerText()).replaceAll('\n', ' ')).toMatch(told);
    expect(await previewOf(page).innerText()).toBe('Before');
    expect(await countBlanks()).toBe(0);
    await expect
      .poll(() =>
        page.locator('.stage iframe').evaluate((frame) => getComputedStyle(frame).opacity),
      )
      .toBe('0.45');
    await write(page, say('After'));
    await previewOf(page).getByText('After', { exact: true }).waitFor();
    await expect.poll(() => trouble.innerText()).toBe('');
    expect(await countBlanks()).toBe(0);
  },
);

test('X58 the text of the preview page shows only when it is opened by itself, not in the playground', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  const words = 'In this frame the playground shows a project.';
  // A frame that gets no project.
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.title = 'Waiting';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = 'preview.html';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
  });
  const waiting = page.frameLocator('iframe[title="Waiting"]').getByText(words);
  expect([await waiting.count(), await waiting.isVisible()]).toEqual([1, false]);
  await page.goto('/playground/preview.html');
  expect(await page.getByText(words).isVisible()).toBe(true);
});

test('X58 a component that throws on a click leaves its previous render', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await write(
    page,
    `import { useState } from 'react';\nexport default function App() {\n  const [broken, set] = useState(false);\n  if (broken) throw new Error("pressed");\n  return <button onClick={() => set(true)}>Press</button>;\n}`,
  );
  await previewOf(page).getByRole('button', { name: 'Press' }).click();
  await page.locator('.trouble').getByText('pressed').waitFor();
  expect(await previewOf(page).innerText()).toBe('Press');
});

test('S2.3 the line of an error leads to its place in the editor', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await previewOf(page).getByText(firstWords).waitFor();
  await write(page, 'export default function App() {\n  return missing;\n}');
  await page.locator('.trouble').getByRole('button', { name: 'App.tsx:2' }).click();
  await expect.poll(() => codeOf(page).evaluate((code) => code.matches(':focus'))).toBe(true);
  expect(await page.locator('.cm-activeLine').first().innerText()).toContain('return missing');
});

test('X58 a component that renders nothing at first replaces the previous render once it renders something', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await write(page, say('Before'));
  await previewOf(page).getByText('Before', { exact: true }).waitFor();
  await write(
    page,
    `import { useEffect, useState } from 'react';\nexport default function App() {\n  const [word, set] = useState('');\n  useEffect(() => { window.say = () => set('Later'); }, []);\n  return word ? <b>{word}</b> : null;\n}`,
  );
  await page.getByText('Nothing to show: the component renders nothing.').waitFor();
  await previewOf(page).evaluate(() => Reflect.get(window, 'say')());
  await previewOf(page).getByText('Later', { exact: true }).waitFor();
  expect(await previewOf(page).innerText()).toBe('Later');
  await expect.poll(() => page.locator('.trouble').innerText()).toBe('');
});

test('X58 the preview says when no element of the component has a size, until one gets a size', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await write(
    page,
    `import { useState } from 'react';\nexport default function App() {\n  const [height, set] = useState(0);\n  return <div style={{ height }} ref={() => { window.grow = () => set(40); }} />;\n}`,
  );
  const told = page.getByText('The component renders, but has no size.');
  await told.waitFor();
  expect(await page.locator('.trouble').innerText()).not.toContain('Showing the last version');
  await previewOf(page).evaluate(() => Reflect.get(window, 'grow')());
  await told.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.trouble').innerText()).toBe('');
});
