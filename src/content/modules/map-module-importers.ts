import { listModuleImports } from './list-module-imports.ts';
import { findOwnModule } from './resolve-import.ts';

/**
 * Follows the imports of content through the project's own modules.
 * @returns the files that import a module, content and other modules, by the module's path from the root
 */
export function mapModuleImporters(
  root: string,
  content: readonly { file: string; imports: readonly { specifier: string }[] }[],
): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  const visit = (file: string, imports: readonly { specifier: string }[]) => {
    for (const { specifier } of imports) {
      const module = findOwnModule(root, file, specifier);
      if (module === undefined) continue;
      const earlier = importers.get(module);
      importers.set(module, [...(earlier ?? []), file]);
      if (!earlier) visit(module, listModuleImports(root, module));
    }
  };
  for (const { file, imports } of content) visit(file, imports);
  return importers;
}
