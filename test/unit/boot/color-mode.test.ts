// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type ColorMode = typeof import('../../../src/boot/color-mode.ts');
let mode: ColorMode;
const root = document.documentElement;

/** What the system asks for, as the browser tells it. */
function preferDark(dark: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('dark') && dark,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
}

beforeEach(async () => {
  localStorage.clear();
  preferDark(false);
  vi.resetModules();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  mode = await import('../../../src/boot/color-mode.ts');
});
afterEach(() => vi.restoreAllMocks());

test('on a light system presses lead to dark, to light and back to none', () => {
  expect([mode.cycleChoice(), mode.cycleChoice(), mode.cycleChoice()]).toEqual([
    'dark',
    'light',
    'system',
  ]);
});

test('on a dark system presses lead to light, to dark and back to none', () => {
  preferDark(true);
  expect([mode.cycleChoice(), mode.cycleChoice(), mode.cycleChoice()]).toEqual([
    'light',
    'dark',
    'system',
  ]);
});

test('a choice is stored, and the third press deletes its key', () => {
  mode.cycleChoice();
  expect(localStorage.getItem('theme')).toBe('dark');
  mode.cycleChoice();
  expect(localStorage.getItem('theme')).toBe('light');
  mode.cycleChoice();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('a press shows the mode and the choice on the document', () => {
  mode.cycleChoice();
  expect({ ...root.dataset }).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
  mode.cycleChoice();
  mode.cycleChoice();
  expect({ ...root.dataset }).toMatchObject({ theme: 'light', themeChoice: 'system' });
});

test('an unknown stored value counts as no choice', () => {
  localStorage.setItem('theme', 'purple');
  expect(mode.readChoice()).toBe('system');
  mode.showChoice();
  expect(root.dataset.theme).toBe('light');
});

test('who listens is told of a press, and of another tab, until it ends', async () => {
  const told = vi.fn();
  mode.followColorMode();
  const end = mode.subscribe(told);
  mode.cycleChoice();
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  end();
  mode.cycleChoice();
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toHaveBeenCalledTimes(2);
});

test('what another tab chose is shown', () => {
  mode.followColorMode();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(root.dataset.theme).toBe('dark');
});

test('S4.4 an unknown value of another tab is light, and is written so; other keys say nothing', () => {
  mode.followColorMode();
  localStorage.setItem('theme', 'purple');
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'dark' }));
  expect(localStorage.getItem('theme')).toBe('purple');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'purple' }));
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
});

test('S4.3 code of the same window is told of a stored choice by a storage event', () => {
  const keys: unknown[] = [];
  const note = (event: StorageEvent) => keys.push([event.key, event.newValue]);
  window.addEventListener('storage', note);
  mode.cycleChoice();
  window.removeEventListener('storage', note);
  expect(keys).toEqual([['theme', 'dark']]);
});

test('S4.5 without a switch a stored choice counts for nothing', () => {
  root.dataset.colorMode = 'fixed';
  localStorage.setItem('theme', 'dark');
  mode.followColorMode();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  mode.showChoice();
  expect(root.dataset.theme).toBe('light');
});

test('a site whose default is dark is dark unless the system asks for light, or is not asked', () => {
  root.dataset.colorMode = 'dark';
  mode.showChoice();
  expect(root.dataset.theme).toBe('dark');
  root.dataset.colorMode = 'alone';
  preferDark(true);
  mode.showChoice();
  expect({ ...root.dataset }).toMatchObject({ theme: 'light', themeChoice: 'light' });
});

test('a site that does not follow the system goes from one mode to the other and back', () => {
  root.dataset.colorMode = 'alone';
  mode.showChoice();
  expect([mode.cycleChoice(), mode.cycleChoice(), mode.cycleChoice()]).toEqual([
    'dark',
    'light',
    'dark',
  ]);
});

test('X19 the first press stores the opposite of what the address asks for, then as ever', () => {
  Object.assign(root.dataset, { theme: 'dark', themeChoice: 'dark', themeAsked: '' });
  expect([mode.cycleChoice(), mode.cycleChoice(), mode.cycleChoice()]).toEqual([
    'light',
    'dark',
    'system',
  ]);
});

test('storage that is refused warns once, and the choice lasts as long as the page', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('The operation is insecure.');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const choices = [mode.cycleChoice(), mode.cycleChoice(), mode.cycleChoice()];
  expect(choices).toEqual(['dark', 'light', 'system']);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain('Browser storage is not available.');
});
