import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { bundlePlayground } from '../../../src/features/playground/bundle/bundle-playground.ts';
import { buildPreviewPage } from '../../../src/features/playground/page/preview-page.ts';
import { writePolicy } from '../../../src/render/write-policy.ts';

const root = process.cwd();

/** Writes a page with the playground's compiler and preview, and with the policy of the site's pages. */
export async function makePlaygroundPage(folder: string): Promise<void> {
  const options = { root, baseUrl: '/', names: 'assets/[name].js', plugins: [] };
  const made = await bundlePlayground(['compiler', 'preview'], options);
  const bundle = await rolldown({ input: path.join(import.meta.dirname, 'page.ts') });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  for (const { name, code } of made.scripts) write(name, code);
  write('assets/page.js', output[0].code);
  const { compiler, preview } = made.entries;
  write('playground/preview.html', buildPreviewPage(`/${preview}`, '/'));
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Playground</title></head>
<body data-compiler-url="/${compiler}" data-preview-url="/playground/preview.html">
<script type="module" src="/assets/page.js"></script></body></html>`;
  const policy = { hosts: {}, themeScript: '', speculationRules: '' };
  write('index.html', writePolicy('/', html, policy).html);
  write('assets/hanging.js', hangingWorker);
  write('404.html', 'There is nothing.');
}

/** A worker that takes a project without an end, where it is told to. */
const hangingWorker = `addEventListener('message', ({ data: { id, files: [{ code }] } }) => {
  while (code === 'hang');
  postMessage({ id, css: code });
});
postMessage('ready');`;
