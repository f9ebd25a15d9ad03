import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDevContent } from '../../../src/dev/dev-content.ts';
import type { Fault } from '../../../src/faults/fault.ts';
import type { ReadContent } from '../../../src/read/read-content.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dev-content-'));
  mkdirSync(path.join(root, 'content/docs'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const save = (text: string) => writeFileSync(path.join(root, 'content/docs/a.mdx'), text);
const config = {
  faults: () => [],
  includes: () => false,
  choices: {},
  reload: async () => ({ restart: false }),
};

test('what is saved while dev checks is checked too, and its faults are the answer', async () => {
  save('Right.\n');
  const asked: ReadContent[] = [];
  let saveMeanwhile: (() => void) | undefined;
  const content = createDevContent(root, config, async (read): Promise<Fault[]> => {
    asked.push(read);
    saveMeanwhile?.();
    saveMeanwhile = undefined;
    return read.faults;
  });
  saveMeanwhile = () => {
    save('Wrong: a <b\n');
    content.change();
  };
  const before = content.version();
  expect(await content.findErrors()).toMatchObject([{ file: 'content/docs/a.mdx', line: 1 }]);
  expect(asked.map(({ faults }) => faults.length)).toEqual([0, 1]);
  expect(content.version()).not.toBe(before);
});

test('a configuration that is saved while dev checks is waited for', async () => {
  save('Right.\n');
  const fault: Fault = { file: 'site.config.ts', message: 'it is wrong' };
  let current: Fault[] = [];
  let isSaved = false;
  const reload = async () => {
    current = [fault];
    return { restart: false };
  };
  const content = createDevContent(
    root,
    { ...config, faults: () => current, reload },
    async ({ faults }) => {
      if (!isSaved) void content.changeConfig();
      isSaved = true;
      return faults;
    },
  );
  expect(await content.findErrors()).toEqual([fault]);
});
