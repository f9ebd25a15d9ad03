import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askSandbox,
  closeSandbox,
} from '../../../../../src/features/samples/sandbox/ask-sandbox.ts';
import { someOf } from '../../../../run/exhaustive.ts';
import { endless, escapingComponent, evaluatedAttacks, type Targets } from './attacks.ts';

const variable = 'SAMPLES_SECRET';
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
const targets: Targets = {
  file: path.join(folder, 'written'),
  secretFile: path.join(folder, '.env'),
  port: 0,
  parent: process.pid,
  variable,
};

beforeAll(async () => {
  process.env[variable] = 'secret of the environment';
  writeFileSync(targets.secretFile, 'secret of a file');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address && typeof address === 'object') targets.port = address.port;
});

afterAll(() => {
  delete process.env[variable];
  server.close();
  closeSandbox();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks everything about a sample. */
async function askAll(name: string, code: string) {
  const files = [{ name, code }];
  const ask = { files, mode: 'production', linesOf: [name], renders: [name] } as const;
  return {
    project: await askSandbox('project', ask),
    check: await askSandbox('check', {
      language: 'tsx',
      code,
      sample: { files, file: name, fails: [] },
    }),
  };
}

const innocent = `import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({
  root: { color: { default: 'red', ':hover': 'blue' }, width: 1 },
  sized: (height: number) => ({ height }),
});
export const Card = () => <p {...stylex.props(styles.root, styles.sized(4))}>{[1, 2].map(String)}</p>;
`;

/** The answers for harmless samples. */
const askInnocents = async () =>
  JSON.stringify([
    await askAll('Card.tsx', innocent),
    await askAll('Own.tsx', innocent.replace('width: 1', 'width: Math.max(1, 2)')),
    await askSandbox('check', { language: 'yaml', code: 'a: [1' }),
  ]);

let expected = '';
beforeAll(async () => {
  closeSandbox();
  expected = await askInnocents();
});

test('harmless samples compile and render without problems', () => {
  expect(expected).toContain('<p class=\\"x1e2nbdu');
  expect(expected).toContain('width:2px');
  expect(expected.match(/"problems":\[\]/g)).toHaveLength(2);
});

test('a component cannot escape its context', async () => {
  const { project, check } = await askAll('Attack.jsx', escapingComponent(targets));
  expect(project.answer?.html).toEqual(['<b>found: </b>']);
  expect(JSON.stringify([project, check])).not.toContain('secret of');
  expect({ connections, isWritten: existsSync(targets.file) }).toEqual({
    connections: 0,
    isWritten: false,
  });
  expect(await askInnocents()).toBe(expected);
});

test.each(someOf('hostile', Object.keys(evaluatedAttacks(targets)), 2))(
  'styles that make the compiler evaluate %s do not reach anything outside of the process',
  async (name) => {
    const answers = await askAll('attack.ts', evaluatedAttacks(targets)[name] ?? '');
    // It may have changed the compiler for the samples after it.
    closeSandbox();
    expect(JSON.stringify(answers)).not.toContain('secret of');
    expect({ connections, isWritten: existsSync(targets.file) }).toEqual({
      connections: 0,
      isWritten: false,
    });
  },
);

test.each(someOf('hostile', Object.entries(endless)))(
  'a component that %s is stopped with a message, and other samples go on',
  async (_name, { code, stopped }) => {
    const asked = askAll('A.jsx', code);
    const later = askInnocents();
    expect((await asked).project.stopped).toMatch(stopped);
    expect(await later).toBe(expected);
  },
);

test('a component cannot wait', async () => {
  const code =
    'export const A = () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); return <b/>; };';
  expect((await askAll('A.jsx', code)).project.answer?.html).toEqual([null]);
});

test('timers are never called', async () => {
  const code =
    'export const A = () => { for (const f of [setTimeout, queueMicrotask]) f(() => { for (;;); }); return <b>a</b>; };';
  expect((await askAll('A.jsx', code)).project.answer?.html).toEqual(['<b>a</b>']);
  expect(await askInnocents()).toBe(expected);
});
