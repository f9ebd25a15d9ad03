import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { docRoutes as allDocs } from '../routes.ts';
import { someOf } from '../run/exhaustive.ts';
import {
  attributesOf,
  listPageFiles,
  listTextFiles,
  parseHtml,
  readHtml,
  readSiteFile,
} from './built-site.ts';

const pageFiles = listPageFiles();
const docRoutes = someOf('pages', allDocs, 12);

/**
 * The scripts of files that are not pages of the site: redirects, print documents and frames of the
 * playground.
 */
const ownScripts: Record<string, (RegExp | null)[]> = {
  // The query and the fragment of the address need it.
  'docs/index.html': [null],
  'print/docs/index.html': [],
  'print/api/index.html': [],
  'print/guides/index.html': [],
  // Their scripts are inline: the policies allow only these, and no file.
  'playground/compiler.html': [null],
  'playground/preview.html': [null],
};

const withoutScript = (html: string) => html.replace(/<script>.*?<\/script>/s, '');

describe.each(pageFiles)('%s', (file) => {
  test('has no style or event handler attributes, which a strict policy forbids', () => {
    const elements = [...readHtml(file).querySelectorAll('*')];
    const names = elements.flatMap((element) => [...element.attributes].map(({ name }) => name));
    expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  });

  test('contains no payload and preloads no code', () => {
    // The script of the preview contains React, which names what it can preload.
    const isFrame = ownScripts[file]?.includes(null);
    const html = isFrame ? withoutScript(readSiteFile(file)) : readSiteFile(file);
    expect(html).not.toContain('__FLIGHT_DATA');
    expect(html).not.toContain('__WAKU');
    expect(html).not.toContain('modulepreload');
  });

  test('runs only the script before paint and the boot script', () => {
    const scripts = [
      ...readHtml(file).querySelectorAll('script:not([type="application/ld+json"])'),
    ];
    const sources = scripts.map((script) => script.getAttribute('src'));
    const own = ownScripts[file]?.map((name) => name && expect.stringMatching(name));
    const boot = expect.stringMatching(/^\/assets\/boot-[\w-]+\.js$/);
    // The home page also has the inline script of the base URL banner.
    const inline = file === 'index.html' ? [null, null] : [null];
    expect(sources).toEqual(own ?? [...inline, boot]);
  });

  test('has one policy, which allows its inline scripts and styles', () => {
    const page = readHtml(file);
    const policies = attributesOf(page, '[http-equiv=Content-Security-Policy]', 'content');
    const codes = [...page.querySelectorAll('script:not([src], [type$=json]), style')];
    const hashes = codes.map((code) => hash('sha256', code.textContent, 'base64'));
    expect(policies).toHaveLength(1);
    expect(hashes.filter((sum) => !policies[0]?.includes(`'sha256-${sum}'`))).toEqual([]);
  });

  test('has no duplicate ids', () => {
    const ids = attributesOf(readHtml(file), '[id]', 'id');
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});

test('the script before paint is the same on every page, so that one hash allows it', () => {
  const before = pageFiles
    .filter((file) => !(file in ownScripts))
    .map((file) => readHtml(file).querySelector('script:not([src])')?.textContent);
  expect(before[0]).toContain('localStorage');
  expect(new Set(before).size).toBe(1);
});

test('no file of the site contains a path of the machine that built it', () => {
  const named = listTextFiles().filter((file) => readSiteFile(file).includes(process.cwd()));
  expect(named).toEqual([]);
});

/** The files of a page's code: boot script, client entry, islands in its payloads, and imports. */
function listCode(file: string): string[] {
  const boot = readHtml(file).querySelector('script[data-app]');
  // After the comma are those that a press may need.
  const [scripts = ''] = boot?.getAttribute('data-app')?.split(',') ?? [];
  const [app = '', ...modules] = scripts.split(' ').map(fileOf);
  const payload = [fileOf(boot?.getAttribute('data-payload')), 'RSC/shell.txt']
    .map((name) => readSiteFile(decodeURIComponent(name)))
    .join('');
  const islands = [...payload.matchAll(/^\w+:I\["(\w+)"/gm)].map(([, id = '']) => findChunk(id));
  const files = new Set([fileOf(boot?.getAttribute('src')), app, ...modules, ...islands]);
  for (const name of files) {
    for (const [, imported] of readSiteFile(name).matchAll(/(?:from|import)["'`]\.\/([^"'`]+)/g)) {
      files.add(`assets/${imported}`);
    }
  }
  return [...files];
}

const scripts = listTextFiles().filter((name) => /^assets\/.*\.js$/.test(name));

/** The file that contains an island: the table of islands names it, or is in it. */
function findChunk(id: string): string {
  for (const name of scripts) {
    const entry = new RegExp(`\\b${id}["'\`]?:async.{0,60}`).exec(readSiteFile(name))?.[0];
    const elsewhere = entry && /import\(["'`]\.\/([^"'`]+)/.exec(entry)?.[1];
    if (entry) return elsewhere ? `assets/${elsewhere}` : name;
  }
  throw new Error(`no script says where the island ${id} is`);
}

function fileOf(address: string | null | undefined): string {
  if (!address?.startsWith('/')) throw new Error(`expected an address, found ${address}`);
  return address.slice(1);
}

test.each(docRoutes)('the code of %s weighs at most 100 kB with gzip', (route) => {
  const files = listCode(`${decodeURIComponent(route).slice(1)}index.html`);
  expect(files.length).toBeGreaterThan(3);
  const sizes = files.map((file) => gzipSync(readSiteFile(file)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000);
});

test.each(docRoutes)(
  '%s loads at most 6 kB of script with gzip before any interaction',
  (route) => {
    const page = readHtml(`${decodeURIComponent(route).slice(1)}index.html`);
    const boot = fileOf(page.querySelector('script[data-app]')?.getAttribute('src'));
    const inline = Array.from(
      page.querySelectorAll('script:not([src]):not([type])'),
      ({ textContent }) => textContent ?? '',
    );
    expect(inline.length).toBeGreaterThan(0);
    const sizes = [readSiteFile(boot), ...inline].map((text) => gzipSync(text).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6000);
  },
);

test('samples add on average at most 1.5 kB each to their page while they are folded', () => {
  const withSamples = pageFiles.filter((file) => readSiteFile(file).includes('class="became"'));
  expect(withSamples.length).toBeGreaterThan(40);
  const heavy = someOf('pages', withSamples, 12).flatMap((file) => {
    const page = parseHtml(file);
    const samples = [...page.querySelectorAll('.sample')];
    const whole = gzipSync(page.documentElement.outerHTML).length;
    for (const sample of samples) {
      for (const below of sample.querySelectorAll(':scope > :is(.became, a)')) below.remove();
      for (const line of sample.querySelectorAll('[data-r]')) line.replaceWith(...line.childNodes);
      sample.replaceWith(...sample.childNodes);
    }
    const bare = gzipSync(page.documentElement.outerHTML).length;
    const each = Math.round((whole - bare) / samples.length);
    return each > 1536 ? [`${file}: ${each} bytes`] : [];
  });
  expect(heavy).toEqual([]);
});

test('no `:has()` of the style sheets asks for what scrolling changes, which would concern all elements', () => {
  const sheets = listTextFiles().filter((name) => name.endsWith('.css'));
  const css = sheets.map(readSiteFile).join('\n');
  const asked = [...css.matchAll(/:has\((?:[^()]|\([^()]*\))*\)/g)].map(([selector]) => selector);
  expect(asked.length).toBeGreaterThan(20);
  const changed = /\[(?:aria-current|hidden|data-navbar-hidden)\b/;
  expect(asked.filter((selector) => changed.test(selector))).toEqual([]);
});
