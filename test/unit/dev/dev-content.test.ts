import { expect, test, vi } from 'vitest';
import type { ReadContent } from '../../../src/compile/files/read-content.ts';
import { createDevContent } from '../../../src/dev/dev-content.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();
const save = (text: string) => write('content/docs/a.mdx', text);
const config = {
  diagnostics: () => [],
  includes: () => false,
  choices: {},
  reload: async () => ({ restart: false }),
};

test('content saved during a check is checked again, and only its errors are returned', async () => {
  save('Right.\n');
  const asked: ReadContent[] = [];
  let saveMeanwhile: (() => void) | undefined;
  const content = createDevContent(at(), config, async (read): Promise<Diagnostic[]> => {
    asked.push(read);
    saveMeanwhile?.();
    saveMeanwhile = undefined;
    return read.diagnostics;
  });
  saveMeanwhile = () => {
    save('Wrong: a <b\n');
    content.change();
  };
  const before = content.version();
  expect(await content.findErrors()).toMatchObject([{ file: 'content/docs/a.mdx', line: 1 }]);
  expect(asked.map(({ diagnostics }) => diagnostics.length)).toEqual([0, 1]);
  expect(content.version()).not.toBe(before);
});

test.each([1, 2])(
  'errors are returned only after the configuration, saved %i times, is read',
  async (saves) => {
    save('Right.\n');
    const diagnostic: Diagnostic = { file: 'site.config.ts', message: 'it is wrong' };
    let current: Diagnostic[] = [];
    const ends: (() => void)[] = [];
    const reload = () =>
      new Promise<{ restart: boolean }>((resolve) => {
        ends.push(() => resolve({ restart: false }));
      });
    const content = createDevContent(
      at(),
      { ...config, diagnostics: () => current, reload },
      async ({ diagnostics }) => diagnostics,
    );
    /** Waits for everything except reads of the configuration. */
    const settle = async () => {
      await content.read();
      await new Promise(setImmediate);
    };
    const reads = [content.changeConfig()];
    const errors = content.findErrors();
    await settle();
    if (saves === 2) reads.push(content.changeConfig());
    // Only the last read finds the diagnostic.
    if (saves === 2) ends[0]?.();
    await settle();
    current = [diagnostic];
    ends.at(-1)?.();
    expect(await errors).toEqual([diagnostic]);
    await Promise.all(reads);
  },
);

test('errors found before a save of the configuration are discarded', async () => {
  save('Right.\n');
  const diagnostic: Diagnostic = { file: 'site.config.ts', message: 'it is wrong' };
  let current: Diagnostic[] = [];
  const reload = async () => {
    current = [diagnostic];
    return { restart: false };
  };
  const content = createDevContent(
    at(),
    { ...config, diagnostics: () => current, reload },
    async ({ diagnostics }) => {
      if (current.length === 0) await content.changeConfig();
      return diagnostics;
    },
  );
  expect(await content.findErrors()).toEqual([diagnostic]);
});

test('pages do not wait for a slow first check, and get its errors afterwards', async () => {
  save('Right.\n');
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const diagnostic: Diagnostic = { file: 'content/docs/a.mdx', line: 1, message: 'it is wrong' };
    const { promise, resolve } = Promise.withResolvers<Diagnostic[]>();
    const content = createDevContent(at(), config, () => promise);
    const started = content.start();
    expect(await content.findErrorsAt('/docs/a/')).toEqual([]);
    await vi.waitFor(
      () => expect(said.mock.calls.flat().join()).toContain('Checking content'),
      30_000,
    );
    const before = content.version();
    resolve([diagnostic]);
    expect(await started).toBe(true);
    expect(content.version()).not.toBe(before);
    expect(await content.findErrorsAt('/docs/a/')).toEqual([diagnostic]);
    expect(await content.findErrorsAt('/docs/b/')).toEqual([]);
  } finally {
    said.mockRestore();
  }
});
