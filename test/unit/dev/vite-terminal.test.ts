import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { viteTerminal } from '../../../src/dev/vite-terminal.ts';

afterEach(() => vi.restoreAllMocks());

/** The logger of the development server, and what it prints. */
async function listen(method: 'log' | 'error') {
  const printed = vi.spyOn(console, method).mockImplementation(() => {});
  const plugins = [viteTerminal('/a', () => false)];
  const { logger } = await resolveConfig({ configFile: false, plugins }, 'serve');
  return { logger, printed };
}

test('the terminal leaves out HMR messages of the bundler and null characters', async () => {
  const { logger, printed } = await listen('log');
  logger.info('(rsc) hmr update \0virtual:server-entry', { timestamp: true });
  logger.info('(rsc) hot updated: \0virtual:server-entry', { timestamp: true });
  logger.info('new dependency of \0virtual:entry');
  expect(printed.mock.calls).toEqual([['new dependency of virtual:entry']]);
});

test('the terminal cuts stacks that only have files of packages', async () => {
  const { logger, printed } = await listen('error');
  const foreign =
    '\n    at load (file:///a/node_modules/vite/x.js:1:2)\n    at node:internal/x:1:2';
  const own = '\n    at read (/a/src/read.ts:3:4)';
  logger.error(`trailing comma at line 1 column 10${foreign}`);
  logger.error(`failed${foreign}${own}`);
  expect(printed.mock.calls).toEqual([
    ['trailing comma at line 1 column 10'],
    [`failed${foreign}${own}`],
  ]);
});

test('the terminal prints the error of a module once, as a diagnostic without a stack', async () => {
  const { logger, printed } = await listen('error');
  const said =
    '/a/src/b.tsx: Unexpected token (2:1)\n\n> 2 | ;;\n    | ^\n    at parser.next (<anonymous>)';
  logger.error(`Pre-transform error: ${said}`);
  logger.error(`Internal Server Error\n${said}`);
  expect(printed.mock.calls).toEqual([
    [expect.stringMatching(/^\nsrc\/b\.tsx:2:1 {2}Unexpected token\n.*\n$/)],
  ]);
});
