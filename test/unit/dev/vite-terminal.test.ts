import { resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import { viteTerminal } from '../../../src/dev/vite-terminal.ts';

test('the terminal leaves out HMR messages of the bundler and null characters', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const { logger } = await resolveConfig(
      { configFile: false, plugins: [viteTerminal('/a', () => false)] },
      'serve',
    );
    logger.info('(rsc) hmr update \0virtual:server-entry', { timestamp: true });
    logger.info('(rsc) hot updated: \0virtual:server-entry', { timestamp: true });
    logger.info('new dependency of \0virtual:entry');
    expect(printed.mock.calls).toEqual([['new dependency of virtual:entry']]);
  } finally {
    printed.mockRestore();
  }
});

test('the terminal cuts stacks that only have files of packages', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const { logger } = await resolveConfig(
      { configFile: false, plugins: [viteTerminal('/a', () => false)] },
      'serve',
    );
    const foreign =
      '\n    at load (file:///a/node_modules/vite/x.js:1:2)\n    at node:internal/x:1:2';
    const own = '\n    at read (/a/src/read.ts:3:4)';
    logger.error(`trailing comma at line 1 column 10${foreign}`);
    logger.error(`failed${foreign}${own}`);
    expect(printed.mock.calls).toEqual([
      ['trailing comma at line 1 column 10'],
      [`failed${foreign}${own}`],
    ]);
  } finally {
    printed.mockRestore();
  }
});

test('the terminal prints the error of a module once, as a diagnostic without a stack', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const { logger } = await resolveConfig(
      { configFile: false, plugins: [viteTerminal('/a', () => false)] },
      'serve',
    );
    const said =
      '/a/src/b.tsx: Unexpected token (2:1)\n\n> 2 | ;;\n    | ^\n    at parser.next (<anonymous>)';
    logger.error(`Pre-transform error: ${said}`);
    logger.error(`Internal Server Error\n${said}`);
    expect(printed.mock.calls).toEqual([
      [expect.stringMatching(/^\nsrc\/b\.tsx:2:1 {2}Unexpected token\n.*\n$/)],
    ]);
  } finally {
    printed.mockRestore();
  }
});
