import type { ViteDevServer } from 'vite';

/**
 * Invalidates a module. Its importers run again when they are requested, but aren't compiled again, since their
 * own text hasn't changed.
 */
export function invalidateModule(server: ViteDevServer, id: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(id);
    if (module) moduleGraph.invalidateModule(module);
  }
}
