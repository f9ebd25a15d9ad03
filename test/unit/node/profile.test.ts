import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startProfile } from '../../../src/node/profile.ts';

const busy = 'const end = Date.now() + 400; while (Date.now() < end);';

test.runIf(process.platform === 'linux')(
  'a profile lists the time of each stage, and of each process by name',
  async () => {
    const profile = startProfile();
    const result = await profile.stage('work', async () => {
      const child = spawn(process.execPath, ['-e', `${busy} // cli.js build`]);
      await once(child, 'close');
      return 'done';
    });
    expect(result).toBe('done');
    const table = profile.describe();
    const [, wall = '0'] = /^ {2}work +([\d.]+) +[\d.]+$/m.exec(table) ?? [];
    expect(Number(wall)).toBeGreaterThanOrEqual(0.4);
    const [, seconds = '0'] = /^ {2}bundler +([\d.]+)$/m.exec(table) ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(table).toMatch(/^ {2}main +[\d.]+$/m);
  },
);
