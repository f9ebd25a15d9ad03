import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlaygroundPage } from './playground/make-page.ts';
import { testInEach } from './playground/with-each.ts';
import { letPass, openSite } from './site-in-browser.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
beforeAll(() => makePlaygroundPage(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = openSite(folder);
const inEach = testInEach(site);

/** Ways to take the focus. */
const grabs: [name: string, code: string][] = [
  ['a component with autoFocus', `export default () => <input autoFocus />;`],
  [
    'code that asks for it',
    `import { useEffect, useRef } from 'react';\nexport default function App() { const field = useRef(null); useEffect(() => { window.focus(); field.current.focus(); }); return <input ref={field} />; }`,
  ],
  [
    'a dialog',
    `import { useEffect, useRef } from 'react';\nexport default function App() { const dialog = useRef(null); useEffect(() => { dialog.current.showModal(); }); return <dialog ref={dialog}><input /></dialog>; }`,
  ],
  [
    'a selection',
    `import { useEffect, useRef } from 'react';\nexport default function App() { const field = useRef(null); useEffect(() => { getSelection().selectAllChildren(field.current); }); return <p contentEditable ref={field}>Text</p>; }`,
  ],
];

/** @returns the element with the focus, after the project is shown and has had time to act */
async function typeBeside(text: string): Promise<string> {
  const field = document.querySelector('input') ?? document.createElement('input');
  document.body.append(field);
  field.focus();
  await playground.open([{ name: 'App.tsx', code: text }], 'shown');
  await new Promise((resolve) => setTimeout(resolve, 700));
  return document.activeElement?.localName ?? '';
}

inEach('X58 a preview does not take the focus from a field outside', async ({ run }) => {
  for (const [name, code] of grabs) {
    expect([name, await run(typeBeside, code)]).toEqual([name, 'input']);
  }
});

test('X58 a click in the preview moves the focus and the keyboard input there', async () => {
  const page = await site.openAlone('/');
  await page.evaluate(typeBeside, `export default () => <input aria-label="Inside" autoFocus />;`);
  await page.keyboard.type('outside');
  expect(await page.locator('input').inputValue()).toBe('outside');
  const inside = page.frameLocator('iframe[title="Preview"]').getByLabel('Inside');
  await inside.click();
  // The frame gets the click before its page does, which may take the focus back until it knows of the press.
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  await expect.poll(focused).toBe('iframe');
  await letPass(page, 400);
  await expect.poll(focused).toBe('iframe');
  await page.keyboard.type('inside');
  expect(await inside.inputValue()).toBe('inside');
  expect(await page.locator('input').inputValue()).toBe('outside');
});

/** Dialogs that take the focus in turn, with a function that does something else at each turn. */
const dialogs = `import { useEffect, useRef } from 'react';
export default function App() {
  const dialogs = useRef(null);
  useEffect(() => {
    const [one, other] = dialogs.current.children;
    const take = () => { const next = one.open ? other : one; one.close(); other.close(); next.showModal(); forge(); };
    const timer = setInterval(take, 50);
    return () => clearInterval(timer);
  });
  return <main ref={dialogs}><dialog><input /></dialog><dialog><input /></dialog></main>;
}`;

/** The same, and it claims that the visitor pressed something, through the port if it gets hold of that. */
const forging = `let port;
const note = (target) => { if (target instanceof MessagePort) port = target; };
const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
Object.defineProperty(MessageEvent.prototype, 'data', { get() { note(this.target); return get.call(this); } });
const { set } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style') ?? {};
Object.defineProperty(HTMLElement.prototype, 'style', { get() { note(globalThis.event?.target); return {}; }, set });
const forge = () => port?.postMessage({ kind: 'pressed' });
${dialogs}`;

/** @returns the element that has the focus for a second; empty if that changes */
async function lookLong(): Promise<string> {
  const look = () => document.activeElement?.localName ?? '';
  const first = look();
  for (let n = 0; n < 20; n += 1) {
    if (look() !== first) return '';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return first;
}

inEach('X58 a preview that takes the focus again and again does not keep it', async ({ run }) => {
  // Longer than the page lets the preview try.
  const wait = () => new Promise<string>((resolve) => setTimeout(() => resolve(''), 4000));
  const changeMode = async () => {
    playground.preview.setDark(true);
    return '';
  };
  for (const code of [`const forge = () => {};\n${dialogs}`, forging]) {
    await run(typeBeside, code);
    await run(changeMode, '');
    await run(wait, '');
    await expect.poll(() => run(lookLong, '')).toBe('input');
  }
});

test('X58 keys that arrive in a preview that took the focus are not a press in it', async () => {
  const page = await site.openAlone('/');
  // It takes the focus between keys, so some of them arrive there.
  await page.evaluate(typeBeside, `const forge = () => {};\n${dialogs.replace('50', '200')}`);
  for (let n = 0; n < 20; n += 1) await page.keyboard.press('a', { delay: 200 });
  await expect.poll(() => page.evaluate(() => playground.seen().states)).toContain('grabbing');
  await expect.poll(() => page.evaluate(lookLong, '')).toBe('input');
});
