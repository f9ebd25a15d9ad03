import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as options } from 'waku/client';
import { Router } from 'waku/router/client';
import type {} from './hand-over.ts';

/**
 * Starts the app like the framework's own entry, unless something else has changed the page, such as a translator:
 * React would replace the page. Then the page stays as it is, and the browser follows its links.
 * @param showSearch shows what the app consists of then
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
