import { endless, type HostileProject } from './hostile-kinds.ts';

/** Code that never ends. */
export const busy = [
  endless('a loop in a module', 'for (;;);'),
  endless(
    'a loop in a module that takes the name of the guard',
    'const guard = 1, _guard = () => {};\nfunction __guard() {}\nwhile (true);',
  ),
  endless(
    'a loop without its guard',
    "Reflect.set(globalThis.__PLAYGROUND_PACKAGES__['playground:guard'], 'findStop', Boolean.bind(null, 0));\nfor (;;);",
  ),
  endless(
    'a loop in a handler',
    `setInterval(() => document.querySelector('button')?.click(), 50);\nexport default () => <button onClick={() => { do {} while (true); }}>Press</button>;`,
  ),
  endless(
    'promises that wait for each other',
    'const again = () => Promise.resolve().then(again);\nagain();',
  ),
  endless('a loop that awaits', 'const run = async () => { while (true) await null; };\nrun();'),
  endless(
    'a loop that catches',
    'const run = () => { for (;;) { try { for (;;); } catch {} finally { } } };\nrun();',
  ),
  endless(
    'a recursion that catches',
    'const run = (n) => { try { run(n + 1); } catch { run(n + 1); } };\nrun(0);',
  ),
  endless(
    'generators without an end',
    'function* all() { let n = 0; while (true) yield n++; }\nfor (const n of all()) if (n < 0) break;',
  ),
  endless('a callback of a long list', 'Array.from({ length: 1e9 }, () => 0);'),
  endless(
    'a loop in a class',
    'class Busy { static { outer: for (;;) continue outer; } }\nnew Busy();',
  ),
  endless(
    'a loop while it is shown',
    'export default function Shown() { for (let n = 0; n >= 0; n += 1); return null; }',
  ),
  endless(
    'timers that leave no time',
    'export const busy = () => { const end = Date.now() + 700; while (Date.now() < end); setTimeout(busy, 0); };\nbusy();',
  ),
  endless(
    'a render without an end',
    `import { useState } from 'react';\nexport default function Again() { const [n, set] = useState(0); set(n + 1); return <p>{n}</p>; }`,
    /rendering never ends/,
    'rendering never ends',
  ),
];

/** Code that no guard can stop: where frame and page share a process, the browser has to. */
export const unguarded = [
  endless(
    'a regular expression without an end',
    `export const found = /^(a+)+$/.test('a'.repeat(60) + 'b');`,
    /^hanging$/,
    'hanging',
  ),
];

/** Floods of output, and values that are hard to print. */
export const floods: HostileProject[] = [
  endless('a flood of lines', 'for (;;) console.log("line");', /… and \d+ more lines\./, '… and'),
  endless(
    'a flood of messages to the page',
    'setInterval(() => { for (let n = 0; n < 500; n += 1) parent.postMessage("x".repeat(10000), "*"); }, 10);',
    /^flooding$/,
    'flooding',
  ),
  endless(
    'a line that is a bomb',
    `const bomb = {}; bomb.bomb = bomb; bomb.list = Array.from({ length: 1e5 }, () => bomb); bomb.text = 'x'.repeat(1e7);
console.log(bomb, 'x'.repeat(1e7), new Proxy({}, { get() { throw new Error('no'); }, ownKeys() { throw new Error('no'); } }));
console.log('That is all');`,
    /unprintable value|.{3000}/,
    'That is all',
  ),
  endless(
    'an error that is a trap',
    `const error = new Error('trap');
Object.defineProperty(error, 'message', { get() { throw error; } });
Object.defineProperty(error, 'stack', { get() { throw error; } });
throw error;`,
    /unprintable value/,
    'unprintable value',
  ),
];
