import type { NormalizedHotChannel, ViteDevServer } from 'vite';
import { formatFaults } from '../faults/fault.ts';
import type { DevContent } from './dev-content.ts';
import { routeOfRequest } from './route-of-request.ts';

/** What the server and `follow-content`, which is in every page, say to each other. */
export type ContentEvents = {
  /** From a page: what it was made from. */
  'site:shown': { version: string };
  /** To pages: there is something newer than what they were made from, if it is not this. */
  'site:newest': { version: string };
  /** From a page: it can take a new text, or show what is wrong; `isCovered`: it shows that now. */
  'site:refresh': { isCovered: boolean; pathname: string };
  /** To pages: the sheet of StyleX is another one. */
  'site:styles': Record<string, never>;
  /** To the page at this path: what it loads is another, and nothing but loading takes it. */
  'site:reload': { pathname: string };
};

/**
 * Notifies open pages of a change: they get the new text, or show the errors, or reload when the
 * errors are fixed.
 * @returns to be called when something changed
 */
export function createPageNotifier(
  server: ViteDevServer,
  content: Pick<DevContent, 'findErrors' | 'findErrorsAt' | 'version'>,
): () => void {
  const { hot } = server.environments.client;
  const tell = async (page: Pick<NormalizedHotChannel, 'send'>) => {
    const version = content.version();
    // What is wrong is in the terminal before anybody asks for a page.
    await content.findErrors();
    // What came meanwhile is told by itself.
    if (version !== content.version()) return;
    page.send({ type: 'custom', event: 'site:newest', data: { version } });
  };
  hot.on('site:shown', ({ version }: ContentEvents['site:shown'], page) => {
    if (version !== content.version()) tell(page).catch(console.error);
  });
  const refresh = async (
    page: Pick<NormalizedHotChannel, 'send'>,
    { isCovered, pathname }: ContentEvents['site:refresh'],
  ) => {
    const errors = await content.findErrorsAt(routeOfRequest(pathname, server.config.base));
    if (errors.length > 0) {
      page.send({ type: 'error', err: { message: formatFaults(errors), stack: '' } });
    } else if (isCovered) page.send({ type: 'full-reload' });
    else page.send({ type: 'custom', event: 'rsc:update', data: {} });
  };
  hot.on('site:refresh', (asked: ContentEvents['site:refresh'], page) => {
    refresh(page, asked).catch(console.error);
  });
  let timer: NodeJS.Timeout | undefined;
  return () => {
    // A folder that is moved, or a checkout, changes many files at once.
    clearTimeout(timer);
    timer = setTimeout(() => tell(hot).catch(console.error), 20);
  };
}
