import type { Connect } from 'vite';

/**
 * Puts a middleware before all others, including Vite's own. The list of Connect is not documented. Not needed
 * once a Vite plugin can put a middleware before Vite's own, which handle cross-origin requests before
 * `configureServer` adds any.
 */
export function addFirstMiddleware(
  { stack }: Connect.Server,
  handle: Connect.NextHandleFunction,
): void {
  stack.unshift({ route: '', handle });
}
