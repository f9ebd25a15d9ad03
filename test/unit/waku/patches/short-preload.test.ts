import { Window } from 'happy-dom';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shortenPreload } from '../../../../src/waku/patches/short-preload.ts';

const code = [
  'const scriptRel = "modulepreload";const assetsURL = function(dep) { return "/base/"+dep };',
  'const seen = {};export const __vitePreload = function preload() {}',
].join('');

type Preload = (load: () => string, files?: string[]) => Promise<string>;

async function importHelper(): Promise<Preload> {
  const text = `${shortenPreload(code)}\n// ${Math.random()}`;
  const module = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return module.__vitePreload;
}

const window = new Window({ settings: { disableCSSFileLoading: true } });
const links = () => [...window.document.querySelectorAll('link')];

beforeEach(() => {
  vi.stubGlobal('document', window.document);
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.document.head.innerHTML = '';
});

test('the files that code needs are preloaded once, below the base path', async () => {
  const preload = await importHelper();
  const load = () => 'loaded';
  expect(await preload(load, ['assets/a.js'])).toBe('loaded');
  expect(await preload(load, ['assets/a.js'])).toBe('loaded');
  expect(await preload(load)).toBe('loaded');
  expect(links().map((link) => [link.rel, link.href])).toEqual([
    ['modulepreload', '/base/assets/a.js'],
  ]);
});

test('a style sheet loads before the code, and is requested again after a failure', async () => {
  const preload = await importHelper();
  const done: string[] = [];
  const load = () => String(done.push('code'));
  const first = preload(load, ['assets/a.css']);
  links().at(-1)?.dispatchEvent(new window.Event('error'));
  await expect(first).rejects.toThrow('assets/a.css');
  const second = preload(load, ['assets/a.css']);
  expect(done).toEqual([]);
  links().at(-1)?.dispatchEvent(new window.Event('load'));
  await second;
  expect(done).toEqual(['code']);
});

test('another preload helper stops the build', () => {
  expect(() => shortenPreload('export const preload = 1;')).toThrow('another preload helper');
});

test('contract: the preload helper of the installed Vite can be shortened', async () => {
  const helpers: string[] = [];
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (/^(?:entry|later)$/.test(id) ? id : undefined),
    load: (id) =>
      ({ entry: "export const go = () => import('later');", later: 'export default 1;' })[id],
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (text) => {
        helpers.push(shortenPreload(text));
      },
    },
  };
  const options = { write: false, rolldownOptions: { input: 'entry' } };
  await build({ configFile: false, logLevel: 'silent', plugins: [entry], build: options });
  expect(helpers).toHaveLength(1);
  expect(helpers[0]).toContain('export const __vitePreload = async (load, files = [], importer)');
});
