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

test('who listens is told of a press, and of another tab, until it ends', () => {
  const told = vi.fn();
  const end = mode.subscribe(told);
  mode.cycleChoice();
  expect(told).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(told).toHaveBeenCalledTimes(2);
  end();
  mode.cycleChoice();
  expect(told).toHaveBeenCalledTimes(2);
});

test('what another tab chose is shown', () => {
  mode.followColorMode();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(root.dataset.theme).toBe('dark');
});

test('storage that is refused warns once, and the choice lasts as long as the page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('The operation is insecure.');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const choices = [mode.cycleChoice(), mode.cycleChoice(), mode.cycleChoice()];
  expect(choices).toEqual(['dark', 'light', 'system']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain('Browser storage is not available.');
});
