import type { ViteDevServer } from 'vite';

/** Has a module, and all that import it, made anew when they are asked for. */
export function invalidateModule(server: ViteDevServer, id: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(id);
    if (module) invalidateWithImporters(moduleGraph, module, new Set());
  }
}

type Graph = ViteDevServer['environments'][string]['moduleGraph'];
type GraphModule = NonNullable<ReturnType<Graph['getModuleById']>>;

function invalidateWithImporters(graph: Graph, module: GraphModule, seen: Set<GraphModule>): void {
  if (seen.has(module)) return;
  seen.add(module);
  graph.invalidateModule(module);
  for (const importer of module.importers) invalidateWithImporters(graph, importer, seen);
}
