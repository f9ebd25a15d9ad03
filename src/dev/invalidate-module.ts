import type { ViteDevServer } from 'vite';

/**
 * Has a module made anew when it is asked for. What imports it runs again then, and is not made again:
 * its own text is the same.
 */
export function invalidateModule(server: ViteDevServer, id: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(id);
    if (module) moduleGraph.invalidateModule(module);
  }
}
