import type { Connect } from 'vite';

/**
 * Has a middleware asked before all others, those of Vite itself included, which answer first what
 * they know. The list of Connect is not documented. Not needed once a plugin of Vite can put a
 * middleware before Vite's own, which take cross-origin requests before `configureServer` adds any.
 */
export function addFirstMiddleware(
  { stack }: Connect.Server,
  handle: Connect.NextHandleFunction,
): void {
  stack.unshift({ route: '', handle });
}
