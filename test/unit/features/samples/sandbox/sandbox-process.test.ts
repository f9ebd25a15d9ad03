import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, expect, test } from 'vitest';
import { sandboxFlags } from '../../../../../src/features/samples/sandbox/sandbox-process.ts';
import { isRunning } from '../../../../../src/node/file-lock.ts';

const root = process.cwd();
const hostFolder = path.join(root, 'src/features/samples/host');
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What code could try in the process of the sandbox, with every module at hand. */
const deeds = {
  'reads a file': "fs.readFileSync('/proc/self/environ')",
  'lists a folder': "fs.readdirSync('.')",
  'writes a file': `fs.writeFileSync(${JSON.stringify(path.join(folder, 'written'))}, '')`,
  'starts a process': "child_process.spawnSync('true').pid || fail()",
  'starts a thread': "new worker_threads.Worker('', { eval: true })",
  'opens a connection': "net.connect(1, '127.0.0.1')",
  'opens a connection by hand': "new Socket().connect(1, '127.0.0.1')",
  'sends a datagram': "dgram.createSocket('udp4').send('a', 1, '127.0.0.1')",
  'asks for an address': "dns.lookup('localhost', () => {})",
  'fetches an address': "fetch('http://127.0.0.1:1/').catch(() => {})",
  'opens a web socket': "new WebSocket('ws://127.0.0.1:1/')",
  'signals its parent': 'process.kill(process.ppid, 0)',
  'loads a module': "process.getBuiltinModule('os').hostname()",
  'loads a binding': "process.binding('fs').open",
  'makes code of a text': "Function('return 1')()",
};

async function probe(isLocked: boolean): Promise<string[]> {
  const tries = Object.entries(deeds).map(
    ([name, code]) => `try { ${code}; done.push(${JSON.stringify(name)}); } catch {}`,
  );
  const entry = [
    "import { lockProcess } from './lock-process.ts';",
    ...['child_process', 'dgram', 'dns', 'fs', 'net', 'worker_threads'].map(
      (name) => `import ${name} from 'node:${name}';`,
    ),
    'const { Socket } = net;',
    'const { writeSync } = fs;',
    "const fail = () => { throw new Error('nothing was started'); };",
    isLocked ? 'lockProcess();' : '',
    'const done = [];',
    ...tries,
    "writeSync(1, JSON.stringify(done) + '\\n');",
  ].join('\n');
  const file = path.join(hostFolder, 'probe.js');
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    plugins: [
      {
        name: 'probe',
        resolveId: (id) => (id === file ? id : undefined),
        load: (id) => (id === file ? entry : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'cjs' });
  await bundle.close();
  const flags = isLocked ? sandboxFlags : [];
  const args = [...flags, '--input-type=commonjs', '-e', output[0].code];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: '/', env: {} });
  return JSON.parse(stdout.split('\n')[0] ?? '');
}

test('code in the locked process can do none of these', async () => {
  expect(await probe(true)).toEqual([]);
});

test('code in the process can do all of these without the lock', async () => {
  expect(await probe(false)).toEqual(Object.keys(deeds));
});

/** The sandboxes that a process has started and that have been busy for a second. */
function listSandboxes(parent: number): number[] {
  const pids = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
  const isSandbox = (pid: string) =>
    pid !== '' &&
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--permission') &&
    Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[13]) > 100;
  return pids.filter(isSandbox).map(Number);
}

test.runIf(process.platform === 'linux')(
  'the process has no environment and ends with its parent, even in a loop',
  async () => {
    const module = pathToFileURL(
      path.join(root, 'src/features/samples/sandbox/ask-sandbox.ts'),
    ).href;
    const ask = {
      files: [{ name: 'A.jsx', code: 'export const A = () => { for (;;); };' }],
      mode: 'production',
      renders: ['A.jsx'],
    };
    const code = `import(${JSON.stringify(module)}).then(({ askSandbox }) => askSandbox('project', ${JSON.stringify(ask)}));`;
    const parent = spawn(process.execPath, ['-e', code], { cwd: root, stdio: 'ignore' });
    const listChildren = () => listSandboxes(parent.pid ?? 0);
    await expect.poll(listChildren, { timeout: 50_000 }).toHaveLength(1);
    const child = { pid: listChildren()[0] ?? 0, started: '' };
    expect(readFileSync(`/proc/${child.pid}/environ`, 'utf8')).toBe('');
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(child), { timeout: 30_000 }).toBe(false);
  },
);
