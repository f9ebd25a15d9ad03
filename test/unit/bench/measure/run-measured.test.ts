import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { readMemory } from '../../../../bench/measure/process-stat.ts';
import { runMeasured } from '../../../../bench/measure/run-measured.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'run-measured-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Burns a quarter of a second of CPU time, and holds memory meanwhile. */
const work =
  'const held = Buffer.alloc(5e7, 1); while (process.cpuUsage().user < 25e4) held.fill(2);';
const node = `'${process.execPath}' -e '${work}'`;

describe.runIf(process.platform === 'linux')('on Linux', { timeout: 600_000 }, () => {
  test('a measurement includes child processes', async () => {
    const use = await runMeasured(['bash', '-c', `${node} & ${node} & wait`], {
      folder,
      limitSeconds: 600,
    });
    expect(use.failure).toBeUndefined();
    expect(use.cpuSeconds).toBeGreaterThanOrEqual(0.5);
    expect(use.largestProcessBytes).toBeGreaterThan(5e7);
    expect(use.peakMemoryBytes).toBeGreaterThanOrEqual(use.largestProcessBytes * 0.9);
  });

  test('a measurement includes orphans in a session of their own', async () => {
    const orphan = `(setsid bash -c "${node}; touch done" &)`;
    const script = `${orphan}; until [ -e done ]; do sleep 0.05; done`;
    const use = await runMeasured(['bash', '-c', script], { folder, limitSeconds: 600 });
    expect(use.failure).toBeUndefined();
    expect(use.cpuSeconds).toBeGreaterThanOrEqual(0.2);
  });

  test('a failed command is reported with its output', async () => {
    const command = ['bash', '-c', 'echo told; exit 3'] as const;
    const { failure } = await runMeasured(command, { folder, limitSeconds: 600 });
    expect(failure).toBe('bash -c echo told; exit 3 ended with 3\ntold');
  });

  test('a command that exceeds its time limit is killed with its children', {
    tags: 'kills',
  }, async () => {
    const script = 'sleep 5000 & echo $! > pid; wait';
    const { failure } = await runMeasured(['bash', '-c', script], { folder, limitSeconds: 5 });
    expect(failure).toContain('was not ready after 5 s');
    const pid = Number(readFileSync(path.join(folder, 'pid'), 'utf8'));
    expect(pid).toBeGreaterThan(1);
    while (readMemory(pid).now > 0) await wait(20);
  });
});
