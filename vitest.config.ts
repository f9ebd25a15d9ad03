import { defineConfig } from 'vitest/config';
import { playgroundData } from './src/features/playground/bundle/playground-data.ts';
import { exhaustiveFiles, isShort, tags } from './test/run/exhaustive.ts';

const exclude = isShort ? [...exhaustiveFiles] : [];

/** A project each: what runs in a moment, what needs a build, what needs a browser. */
export default defineConfig({
  test: {
    // By default one core stays free, which of two is half the machine.
    maxWorkers: '100%',
    tags,
    projects: [
      {
        // What the playground's editor reads at build.
        plugins: [playgroundData(import.meta.dirname)],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/unit/**/*.test.ts'],
          exclude,
          // Files share their processes: reading the same modules for each took as long as the tests.
          isolate: false,
          // How fast the machine is, is no part of what is tested.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What the framework writes into pages asks for `import.meta.env`.
          server: { deps: { inline: [/waku\/dist\/lib\/utils/] } },
        },
      },
      {
        test: {
          name: 'build',
          environment: 'node',
          include: ['test/build/**/*.test.ts'],
          exclude,
          globalSetup: 'test/run/install-mcp.ts',
          // The pages of the site are parsed once for all that read them.
          isolate: false,
          // Limits end what hangs; a build beside others on a busy machine does not.
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          exclude,
          // Files share a browser: starting one takes as long as a test.
          isolate: false,
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
          // What is waited for is seen when it comes, also on a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
