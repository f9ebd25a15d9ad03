import type { NormalizedHotChannel, ViteDevServer } from 'vite';
import { formatDiagnostics } from '../diagnostics/diagnostic.ts';
import type { DevContent } from './dev-content.ts';
import { editCount } from './edits.ts';
import { routeOfRequest } from './route-of-request.ts';

/** The messages between the server and `follow-content`, which runs in every page. */
export type ContentEvents = {
  /** From a page: the version that it was made from; from one that shows diagnostics also the number of edits before. */
  'site:shown': { version: string; edits?: string | undefined };
  /** To pages: the newest version, for those made from another one. */
  'site:newest': { version: string };
  /** From a page that can apply a new text or show errors: whether it shows errors now, or that there is no page. */
  'site:refresh': { isCovered: boolean; isMissing: boolean; pathname: string };
  /** To pages: the style sheet of StyleX has changed. */
  'site:styles': Record<string, never>;
  /** To the page at this path: something has changed that only a reload applies. */
  'site:reload': { pathname: string };
  /** To pages that show diagnostics: a file has changed, perhaps the one at diagnostic. */
  'site:edited': Record<string, never>;
  /** To the page at this route: its payload could not be made, and a load shows why. */
  'site:failed': { route: string };
};

/**
 * Creates a function that notifies open pages of a change: they apply the new text, show the errors, or reload
 * when the errors are fixed, or the page is new or gone.
 * @returns the function to call after a change
 */
export function createPageNotifier(
  server: ViteDevServer,
  content: Pick<DevContent, 'findErrors' | 'findErrorsAt' | 'hasPage' | 'version'>,
): () => void {
  const { hot } = server.environments.client;
  const tell = async (page: Pick<NormalizedHotChannel, 'send'>) => {
    const version = content.version();
    // Finds errors first, so that they are in the terminal before a page is requested.
    await content.findErrors();
    // A newer change notifies by itself.
    if (version !== content.version()) return;
    page.send({ type: 'custom', event: 'site:newest', data: { version } });
  };
  hot.on('site:shown', ({ version, edits }: ContentEvents['site:shown'], page) => {
    if (edits !== undefined && edits !== String(editCount()))
      page.send({ type: 'custom', event: 'site:edited', data: {} });
    if (version !== content.version()) tell(page).catch(console.error);
  });
  const refresh = async (
    page: Pick<NormalizedHotChannel, 'send'>,
    { isCovered, isMissing, pathname }: ContentEvents['site:refresh'],
  ) => {
    const route = routeOfRequest(pathname, server.config.base);
    const errors = await content.findErrorsAt(route);
    const isThere = route === undefined ? !isMissing : await content.hasPage(route);
    if (errors.length > 0) {
      page.send({ type: 'error', err: { message: formatDiagnostics(errors), stack: '' } });
    } else if (isThere === isMissing) {
      page.send({ type: 'custom', event: 'site:reload', data: { pathname } });
    } else if (isCovered) page.send({ type: 'full-reload' });
    else page.send({ type: 'custom', event: 'rsc:update', data: {} });
  };
  hot.on('site:refresh', (request: ContentEvents['site:refresh'], page) => {
    refresh(page, request).catch(console.error);
  });
  let timer: NodeJS.Timeout | undefined;
  return () => {
    // Moving a folder or a checkout changes many files at once.
    clearTimeout(timer);
    timer = setTimeout(() => tell(hot).catch(console.error), 20);
  };
}
