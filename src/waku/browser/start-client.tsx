import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as options } from 'waku/client';
import { Router } from 'waku/router/client';
import type {} from './hand-over.ts';

/**
 * Starts the app, as the framework's own entry does, but where something else has changed the page, such
 * as what translates it: React would put its own page in the place of that one. There the page is left
 * as it is, and the browser follows its links.
 * @param showSearch shows all that the app has then
 */
export function startClient(showSearch: (render: typeof createRoot) => void): void {
  if (globalThis.__WAKU_HYDRATE__ === false) {
    showSearch(createRoot);
    return;
  }
  hydrateRoot(
    document,
    <StrictMode>
      <Router />
    </StrictMode>,
    options,
  );
}
