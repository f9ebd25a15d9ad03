import { compiling } from './hostile-compiling.ts';
import type { HostileProject } from './hostile-kinds.ts';
import { network } from './hostile-network.ts';
import { leaving, surroundings } from './hostile-surroundings.ts';
import { busy, floods, unguarded } from './hostile-work.ts';

const app = (code: string) => ({ name: 'App.tsx', code });

const names: HostileProject[] = [
  {
    name: 'script in a file name',
    files: [app('export default ('), { name: '<img src=x onerror=alert(1)>.tsx', code: '<' }],
    until: '',
    told: /^<img src=x onerror=alert\(1\)>\.tsx:1:\d+ /,
  },
  ...[
    '__proto__.ts',
    'constructor',
    'toString.js',
    '../../../etc/passwd.ts',
    '/App.tsx',
    ' ',
    'a\nb.ts',
  ].map((name) => ({
    name: `the file name ${JSON.stringify(name)}`,
    files: [
      app(
        `import './${name.replace('\n', '\\n')}';\nexport default () => <p>Shown</p>;\nimport '__proto__';`,
      ),
      { name, code: 'export const constructor = 1;' },
    ],
    until: '',
    told: /Cannot import "__proto__"/,
  })),
  {
    name: 'keys of a prototype in styles',
    files: [
      app(`import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({ ['__proto__']: { color: 'red' }, constructor: { color: 'blue' }, a: { __proto__: { color: 'red' }, ['constructor']: 'red' } });
export default () => <p {...stylex.props(styles.a)}>Shown</p>;`),
    ],
    until: '',
    told: /./,
  },
  {
    name: 'a recursion that the compiler runs into',
    files: [app(`export default () => ${'('.repeat(20_000)}1${')'.repeat(20_000)};`)],
    until: '',
    told: /call stack|recursion|compiler failed/i,
  },
  {
    name: 'styles that end their sheet',
    files: [
      app(`import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({ a: { color: '</style><script>parent.hacked = true</script>', backgroundImage: 'url("EVIL/a.png")' } });
export default () => <p {...stylex.props(styles.a)}>Shown</p>;`),
    ],
    until: '',
    told: /./,
  },
];

/**
 * `forBrowsers` depends on the browser and runs in each; `forChromium` does not, or applies to it
 * alone.
 */
export const hostileProjects = {
  forBrowsers: [...compiling, ...network, ...surroundings, leaving, ...busy, ...floods],
  forChromium: [...names, ...unguarded],
};
