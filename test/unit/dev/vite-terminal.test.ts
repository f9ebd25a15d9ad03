import { resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import { viteTerminal } from '../../../src/dev/vite-terminal.ts';

test('the terminal leaves out HMR messages of the bundler and null characters', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const { logger } = await resolveConfig(
      { configFile: false, plugins: [viteTerminal()] },
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
