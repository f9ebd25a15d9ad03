/** What attacks aim at: files, a port, a process and an environment variable. */
export type Targets = {
  file: string;
  secretFile: string;
  port: number;
  parent: number;
  variable: string;
};

const head = "import * as stylex from '@stylexjs/stylex';\n";

/** Ways out of a context; each gives `process` or nothing. */
const ways = [
  'globalThis.process',
  "Function('return process')()",
  "(0, eval)('process')",
  "(function () { return this; })().constructor.constructor('return process')()",
  "globalThis.constructor.constructor('return process')()",
  "(() => { try { null.x; } catch (e) { return e.constructor.constructor('return process')(); } })()",
  "(() => { const f = () => f(); try { f(); } catch (e) { return e.constructor.constructor('return process')(); } })()",
  "(async () => {}).constructor('return process')()",
  "(() => { Error.prepareStackTrace = (_e, sites) => sites.map((s) => s.getFunction() ?? s.getThis()); const all = new Error().stack; return all.filter(Boolean).map((f) => f.constructor.constructor('return process')())[0]; })()",
  "console.log.constructor('return process')()",
  "React.createElement.constructor('return process')()",
];

/** What an attack does with a `process` that it found. */
const deeds = ({ file, secretFile, port, parent, variable }: Targets) => [
  `said.push(p.env[${JSON.stringify(variable)}])`,
  `said.push(p.getBuiltinModule('fs').readFileSync(${JSON.stringify(secretFile)}, 'utf8'))`,
  `p.getBuiltinModule('fs').writeFileSync(${JSON.stringify(file)}, 'written')`,
  `p.getBuiltinModule('child_process').execSync('touch ${file}')`,
  `p.getBuiltinModule('net').connect(${port}, '127.0.0.1')`,
  `p.getBuiltinModule('worker_threads').parentPort.postMessage('forged')`,
  "p.send('forged')",
  `p.kill(${parent}, 'SIGKILL')`,
  'p.exit(0)',
];

/** A component that tries every way to `process`, and shows what it found. */
export function escapingComponent(targets: Targets): string {
  const tries = ways.map((way) => `tryAll(() => ${way});`);
  const does = deeds(targets).map((deed) => `attempt(() => { ${deed}; });`);
  return `import * as React from 'react';
const said = [];
const attempt = (run) => { try { return run(); } catch {} };
function tryAll(find) {
  const p = attempt(find);
  if (!p || !p.pid) return;
  said.push('process');
  ${does.join('\n  ')}
}
${tries.join('\n')}
import('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(targets.file)}, 'written'), () => {});
attempt(() => fetch('http://127.0.0.1:${targets.port}/'));
attempt(() => new WebSocket('ws://127.0.0.1:${targets.port}/'));
attempt(() => require('node:fs').writeFileSync(${JSON.stringify(targets.file)}, 'written'));
attempt(() => { process.exit(0); });
export const Attack = () => <b>found: {said.join()}</b>;
`;
}

/** `Object` by another name: the compiler rejects `Object.assign`. */
const reached = ['const o = {};', 'const O = o.constructor;'];

/** Styles whose values the compiler evaluates, by what they do. */
export function evaluatedAttacks(targets: Targets): Record<string, string> {
  const body = `const p = globalThis.process; const said = []; try { ${deeds(targets)[2]} } catch {} globalThis.attacked = true; return 1;`;
  const code = JSON.stringify(body);
  const styles = (...lines: string[]) =>
    `${head}${lines.slice(0, -1).join('\n')}\nexport const s = stylex.create({ a: { ${lines.at(-1)} } });\n`;
  return {
    'a function made from a string': styles(`const f = Object.constructor(${code});`, 'width: f()'),
    'such a function in a list': styles(`width: [1].map(Object.constructor(${code}))[0]`),
    'such a function in entries': styles(
      `...Object.fromEntries([['width', 1]].map(Object.constructor(${code})))`,
    ),
    'such a function spread': styles(`const f = Object.constructor(${code});`, '...f()'),
    'such a function as toString': styles(
      `const o = { toString: Object.constructor(${code}) };`,
      'width: o + "px"',
    ),
    'lists that map to another thing': styles(
      ...reached,
      'width: O.assign([].constructor.prototype, { map: () => ["forged"] }) && 1',
    ),
    'rules on all objects': styles(
      ...reached,
      'width: O.assign(o.constructor.prototype, { ltr: "forged", stylex: ["forged"] }) && 1',
    ),
    'a changed replace of strings': styles(
      ...reached,
      'width: O.assign("a".constructor.prototype, { replace: () => "forged" }) && 1',
    ),
    'an import named after an inherited property': `import * as constructor from '@stylexjs/stylex';
export const s = constructor.create({ a: { color: 'red' } });\n`,
    'a key that is a prototype': styles('const o = { __proto__: { color: "red" } };', '...o'),
  };
}

/** Components that exceed the limits, by how. */
export const endless: Record<string, { code: string; stopped: RegExp }> = {
  'loops forever': {
    code: 'export const A = () => { for (;;); };',
    stopped: /5 seconds of CPU time/,
  },
  'fills its heap': {
    code: 'const all = [];\nexport const A = () => { for (;;) all.push([all.length, String(all.length)]); };',
    stopped: /too much memory|CPU time/,
  },
  'fills memory outside its heap': {
    code: 'const all = [];\nexport const A = () => { for (;;) all.push(new Uint8Array(1e7).fill(1)); };',
    stopped: /too much memory|CPU time/,
  },
};
