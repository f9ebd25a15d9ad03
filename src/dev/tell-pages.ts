import type { NormalizedHotChannel, ViteDevServer } from 'vite';
import { formatFaults } from '../faults/fault.ts';
import type { DevContent } from './dev-content.ts';

/** What the server and `follow-content`, which is in every page, say to each other. */
export type ContentEvents = {
  /** From a page: what it was made from. */
  'site:shown': { version: string };
  /** To pages: there is something newer than what they were made from, if it is not this. */
  'site:newest': { version: string };
  /** From a page: it is ready to take the new text. */
  'site:refresh': undefined;
};

/**
 * Tells open pages of a change: they get the new text, or see what is wrong, or come back when it
 * no longer is.
 * @returns to be called where something changed
 */
export function createTeller(
  server: ViteDevServer,
  content: Pick<DevContent, 'findErrors' | 'version'>,
): () => void {
  const { hot } = server.environments.client;
  const tell = async (page: Pick<NormalizedHotChannel, 'send'>) => {
    const version = content.version();
    const errors = await content.findErrors();
    // What came meanwhile is told by itself.
    if (version !== content.version()) return;
    if (errors.length > 0) {
      page.send({ type: 'error', err: { message: formatFaults(errors), stack: '' } });
    } else page.send({ type: 'custom', event: 'site:newest', data: { version } });
  };
  hot.on('site:shown', ({ version }: ContentEvents['site:shown'], page) => {
    if (version !== content.version()) tell(page).catch(console.error);
  });
  hot.on('site:refresh', (_nothing: unknown, page) => {
    page.send({ type: 'custom', event: 'rsc:update', data: {} });
  });
  let telling: NodeJS.Timeout | undefined;
  return () => {
    // A folder that is moved, or a checkout, changes many files at once.
    clearTimeout(telling);
    telling = setTimeout(() => tell(hot).catch(console.error), 20);
  };
}
