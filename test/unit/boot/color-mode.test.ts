// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type ColorMode = typeof import('../../../src/boot/color-mode.ts');
let mode: ColorMode;
const root = document.documentElement;

/** Stubs the preferred color scheme of the system. */
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

const cycle = () => [1, 2, 3].map(() => mode.cycleChoice());

test.each([
  ['light', false, ['dark', 'light', 'system']],
  ['dark', true, ['light', 'dark', 'system']],
])(
  'on a %s system clicks switch to the other mode, back and to the system',
  (_name, dark, choices) => {
    preferDark(dark);
    expect(cycle()).toEqual(choices);
  },
);

test('a choice is stored, and the third click deletes its key', () => {
  mode.cycleChoice();
  expect(localStorage.getItem('theme')).toBe('dark');
  mode.cycleChoice();
  expect(localStorage.getItem('theme')).toBe('light');
  mode.cycleChoice();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('a click sets the mode and the choice on the document', () => {
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

test('listeners are notified of clicks and of other tabs until they unsubscribe', async () => {
  const told = vi.fn();
  mode.followColorMode();
  const end = mode.subscribe(told);
  mode.cycleChoice();
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), 30_000);
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2), 30_000);
  end();
  mode.cycleChoice();
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toHaveBeenCalledTimes(2);
});

test('a choice in another tab is applied', () => {
  mode.followColorMode();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(root.dataset.theme).toBe('dark');
});

test('S4.4 an unknown value from another tab becomes light in storage too; other keys are ignored', () => {
  mode.followColorMode();
  localStorage.setItem('theme', 'purple');
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'dark' }));
  expect(localStorage.getItem('theme')).toBe('purple');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'purple' }));
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
});

test('S4.3 a storage event notifies code in the same window of a choice', () => {
  const keys: unknown[] = [];
  const note = (event: StorageEvent) => keys.push([event.key, event.newValue]);
  window.addEventListener('storage', note);
  mode.cycleChoice();
  window.removeEventListener('storage', note);
  expect(keys).toEqual([['theme', 'dark']]);
});

test('S4.5 a stored choice is ignored without a color mode switch', () => {
  root.dataset.colorMode = 'fixed';
  localStorage.setItem('theme', 'dark');
  mode.followColorMode();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  mode.showChoice();
  expect(root.dataset.theme).toBe('light');
});

test('a dark default applies on a light system, and a site that does not follow the system stays light', () => {
  root.dataset.colorMode = 'dark';
  mode.showChoice();
  expect(root.dataset.theme).toBe('dark');
  root.dataset.colorMode = 'alone';
  preferDark(true);
  mode.showChoice();
  expect({ ...root.dataset }).toMatchObject({ theme: 'light', themeChoice: 'light' });
});

test('a site that does not follow the system toggles between two modes', () => {
  root.dataset.colorMode = 'alone';
  mode.showChoice();
  expect(cycle()).toEqual(['dark', 'light', 'dark']);
});

test('X19 the first click stores the opposite of the mode in the address, and later clicks cycle as usual', () => {
  Object.assign(root.dataset, { theme: 'dark', themeChoice: 'dark', themeAsked: '' });
  expect(cycle()).toEqual(['light', 'dark', 'system']);
});

test('blocked storage warns once, and the choice lasts until the page unloads', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('The operation is insecure.');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const choices = cycle();
  expect(choices).toEqual(['dark', 'light', 'system']);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 30_000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain('Browser storage is not available.');
});
