import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { preloadModule } from 'react-dom';
import { renderToReadableStream } from 'react-dom/server.edge';
import { injectRSCPayload } from 'rsc-html-stream/server';
import { afterEach, expect, test } from 'vitest';
import { INTERNAL_ServerRoot as ServerRoot } from 'waku/minimal/client';
import { applyEdits, openDraft } from '../../../src/publish/html/page-draft.ts';
import { handOver } from '../../../src/waku/browser/hand-over.ts';
import { bundleEntry, defineBuildId } from '../../../src/waku/node/run-bundle.ts';
import { takeLoader } from '../../../src/waku/server/take-loader.ts';

// What src/waku knows about the installed packages. If a test fails after an upgrade, its message
// says what has changed, and which file of src/waku to adapt.

const dist = path.resolve('node_modules/waku/dist');
const load = (file: string) => import(pathToFileURL(path.join(dist, file)).href);
const textOf = (stream: ReadableStream) => new Response(stream).text();
const streamOf = (text: string) => new Blob([text]).stream();

afterEach(() => {
  globalThis.__WAKU_HYDRATE__ = undefined;
  globalThis.__WAKU_INITIAL_RSC__ = undefined;
});

test('the client entry hydrates a page that was handed over', async () => {
  const { getManagedClientEntry }: { getManagedClientEntry: () => string } =
    await load('lib/utils/managed.js');
  expect(runClientEntry(getManagedClientEntry()), 'without being told to, it hydrates').toEqual([
    'createRoot',
  ]);
  handOver(Promise.resolve(new Response()));
  expect(
    runClientEntry(getManagedClientEntry()),
    'the client entry looks elsewhere for whether to hydrate: browser/hand-over.ts',
  ).toEqual(['hydrateRoot']);
});

/** Runs the code of the client entry, and returns how it starts. */
function runClientEntry(code: string): string[] {
  const begun: string[] = [];
  const begin = (name: string) => () => {
    begun.push(name);
    return { render: () => {} };
  };
  const given: Record<string, unknown> = {
    StrictMode: 'StrictMode',
    createElement,
    createRoot: begin('createRoot'),
    hydrateRoot: begin('hydrateRoot'),
    defaultRootOptions: {},
    Router: 'Router',
    document: {},
  };
  const run = new Function(...Object.keys(given), code.replace(/^import .*$/gm, ''));
  run(...Object.values(given));
  return begun;
}

test('the router takes the first payload from where boot puts it', async () => {
  const { consumeInitialRscEntry }: { consumeInitialRscEntry: () => { response: unknown } } =
    await load('lib/utils/initial-rsc.js');
  const payload = Promise.resolve(new Response());
  handOver(payload);
  expect(
    consumeInitialRscEntry()?.response,
    'the router looks elsewhere for its first payload: browser/hand-over.ts',
  ).toBe(payload);
});

test('a rendered page has the framework parts that are removed from it, and no others', async () => {
  const {
    getBootstrapPreamble,
    createBootstrapScriptContent,
  }: {
    getBootstrapPreamble: (options: { hydrate: boolean; initialRsc: boolean }) => string;
    createBootstrapScriptContent: (entry: string) => string;
  } = await load('lib/utils/ssr.js');
  const html = await renderToReadableStream(
    ServerRoot({ elementsPromise: Promise.resolve({}), children: createElement(Page) }),
    {
      bootstrapScriptContent:
        getBootstrapPreamble({ hydrate: true, initialRsc: true }) +
        createBootstrapScriptContent('/assets/index-1.js'),
    },
  );
  const page = await textOf(html.pipeThrough(injectRSCPayload(streamOf('0:{"root":"$1"}\n'))));
  for (const part of ['<script id="_R_">', '__FLIGHT_DATA', 'modulepreload', 'name="generator"']) {
    expect(page, `pages have no ${part} any more: server/take-loader.ts`).toContain(part);
  }
  const draft = openDraft('/a', page);
  expect(takeLoader(draft).app).toBe('/assets/index-1.js');
  expect(
    applyEdits(draft),
    'something else of the framework is in pages: server/take-loader.ts',
  ).toBe(
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
      '<meta name="viewport" content="width=device-width, initial-scale=1"/>' +
      '<title>A</title></head><body>Text</body></html>',
  );
});

function Page() {
  preloadModule('/assets/island-1.js', { as: 'script' });
  const head = createElement('head', null, createElement('title', null, 'A'));
  return createElement('html', { lang: 'en' }, head, createElement('body', null, 'Text'));
}

test('the framework uses a build id that is defined', async () => {
  type Config = { define?: Record<string, string> };
  const {
    buildIdPlugin,
  }: { buildIdPlugin: () => { config: (config: Config, env: object) => Config | undefined } } =
    await load('lib/vite-plugins/build-id.js');
  const { config } = buildIdPlugin();
  const why = 'the build id is defined under another name: node/run-bundle.ts';
  const own = config({}, { command: 'build' })?.define ?? {};
  expect(Object.keys(own), why).toEqual(Object.keys(defineBuildId('x')));
  expect(config({ define: defineBuildId('x') }, { command: 'build' }), why).toBeUndefined();
});

test('a bundle has the build entry', async () => {
  const { DIST_SERVER }: { DIST_SERVER: string } = await load('lib/constants.js');
  expect(bundleEntry, 'the entry lies elsewhere: node/run-bundle.ts').toBe(
    `${DIST_SERVER}/build.js`,
  );
  const entry = readFileSync(path.join(dist, 'lib/vite-entries/entry.build.js'), 'utf8');
  expect(entry, 'the entry is called in another way: node/run-bundle.ts').toContain(
    'export async function INTERNAL_runBuild({ rootDir, emitFile })',
  );
});
