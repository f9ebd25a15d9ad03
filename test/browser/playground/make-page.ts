import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { bundlePlayground } from '../../../src/features/playground/bundle/bundle-playground.ts';
import { makeFrameScript } from '../../../src/features/playground/bundle/frame-script.ts';
import {
  buildCompilerPage,
  buildPreviewPage,
} from '../../../src/features/playground/page/playground-frames.ts';
import { writePolicy } from '../../../src/publish/policy/write-policy.ts';

const root = process.cwd();

/**
 * Writes a page with the compiler and the preview of the playground, and with the policy of the
 * site.
 */
export async function makePlaygroundPage(folder: string): Promise<void> {
  const options = { root, baseUrl: '/', names: 'assets/[name].js', plugins: [] };
  const made = await bundlePlayground(['compiler', 'react'], options);
  const bundle = await rolldown({ input: path.join(import.meta.dirname, 'page.ts') });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  for (const { name, code } of made.scripts) write(name, code);
  write('assets/page.js', output[0].code);
  const { compiler, react } = made.entries;
  const [frame, preview] = [
    await bundlePlayground(['frame'], options),
    await bundlePlayground(['preview'], options),
  ].map(makeFrameScript);
  if (frame) write('playground/compiler.html', buildCompilerPage(frame, '/'));
  if (preview) write('playground/preview.html', buildPreviewPage(preview, '/'));
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Playground</title></head>
<body data-compiler-url="/${compiler}" data-frame-url="/playground/compiler.html" data-preview-url="/playground/preview.html" data-react-url="/${react}">
<script type="module" src="/assets/page.js"></script></body></html>`;
  const policy = { hosts: {}, themeScript: '', speculationRules: '' };
  write('index.html', writePolicy('/', html, policy));
  write('assets/hanging.js', hangingWorker);
  write('404.html', 'There is nothing.');
}

/** A worker that never ends its work on a project with the code `hang`, and works for 6 s on one with `slow`. */
const hangingWorker = `addEventListener('message', ({ ports: [port] }) => {
  port.onmessage = ({ data: { id, files: [{ code }] } }) => {
    const end = performance.now() + 6000;
    while (code === 'hang' || (code === 'slow' && performance.now() < end));
    port.postMessage(JSON.stringify({ id, css: code, compiled: {} }));
  };
  port.postMessage('ready');
});`;
