import { attempt, type HostileProject } from './hostile-kinds.ts';

/** Attempts to reach what is around the frame, and what the browser stores. */
export const surroundings = [
  attempt('the page around it', `return parent.document.title;`),
  attempt('the page around it, changed', `parent.hacked = true; return parent.hacked;`),
  attempt('the element of its frame', `return window.frameElement.ownerDocument.title;`),
  attempt('storage', `return localStorage.length + sessionStorage.length;`),
  attempt('cookies', `document.cookie = 'hacked=1'; return document.cookie || undefined;`),
  attempt(
    'a database',
    `return new Promise((resolve, reject) => {
      const opening = indexedDB.open('hacked');
      opening.onsuccess = () => resolve('open');
      opening.onerror = () => reject(new Error('refused'));
    });`,
  ),
  attempt('caches', `return (await caches.open('hacked')).constructor.name;`),
  attempt('a service worker', `return (await navigator.serviceWorker.register('/sw.js')).scope;`),
  attempt('a worker', `return new Worker('/assets/playground-compiler.js').constructor.name;`),
  attempt(
    'a script of its own without guards',
    `const url = URL.createObjectURL(new Blob(['parent.hacked = true'], { type: 'text/javascript' })); return url;`,
  ),
  attempt(
    'a script that says that it is an image',
    `const script = new Blob(['export default "it ran"'], { type: 'text/javascript' });
    Object.defineProperty(script, 'type', { value: 'image/png' });
    return (await import(URL.createObjectURL(script))).default;`,
  ),
  attempt(
    'a script in place of an image',
    `const { exec } = RegExp.prototype;
    RegExp.prototype.exec = () => ['image/png'];
    const script = new Blob(['export default "it ran"'], { type: 'text/javascript' });
    try {
      return (await import(URL.createObjectURL(script))).default;
    } finally {
      RegExp.prototype.exec = exec;
    }`,
  ),
  attempt(
    'the event of a message from the page',
    `return Object.getOwnPropertyDescriptor(globalThis, 'event')?.get;`,
  ),
  attempt('code from a string', `return new Function('return 1')();`),
  attempt(
    'code in an attribute',
    `
    const element = document.createElement('img');
    element.setAttribute('onerror', 'console.log("ESCAPED")');
    element.src = 'data:,';
    document.body.append(element);
    document.body.insertAdjacentHTML('beforeend', '<script>console.log("ESCAPED")</' + 'script>');
    await new Promise((resolve) => setTimeout(resolve, 50));`,
  ),
  attempt('the window on top', `top.location = 'EVIL/top'; await 0;`),
  attempt('a popup', `return window.open('EVIL/popup') ?? undefined;`),
  attempt('a dialog', `alert('hacked'); return prompt('hacked') ?? undefined;`),
  attempt(
    'a download',
    `
    const link = document.createElement('a');
    Object.assign(link, { href: 'data:text/plain,hacked', download: 'hacked.txt' });
    document.body.append(link);
    link.click();`,
  ),
  attempt(
    'a frame in the frame',
    `return new Promise((resolve, reject) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<script>parent.postMessage("ESCAPED", "*")</' + 'script>';
      addEventListener('message', ({ data }) => resolve(data));
      document.body.append(frame);
      frame.contentWindow.location = 'EVIL/frame';
      setTimeout(() => reject(new Error('silence')), 300);
    });`,
  ),
  attempt('the clipboard', `return await navigator.clipboard.readText();`),
  attempt(
    'what the whole screen shows',
    `await document.documentElement.requestFullscreen(); return 'all of it';`,
  ),
  attempt(
    'messages that the frame says',
    `parent.postMessage({ kind: 'lines', run: 1, lines: [{ level: 'log', text: 'ESCAPED' }] }, '*');
    parent.postMessage({ kind: 'error', run: 1, error: { message: 'ESCAPED' } }, '*');
    parent.postMessage('playground:port', '*');`,
  ),
  attempt(
    'the objects that all share',
    `Object.prototype.polluted = 'ESCAPED';
    Object.prototype.place = { file: 'ESCAPED', line: 1 };`,
  ),
];

export const leaving: HostileProject = {
  name: 'leaves for another page of the site',
  files: [
    {
      name: 'App.tsx',
      code: `location.href = '/';\nexport default function App() { return null; }`,
    },
  ],
  until: 'left',
  told: /^left$/,
};
