import type { CompiledSource } from '../../samples/compiler/project.ts';
import type { ProjectProblem, RunnableModule } from '../protocol/compiler.ts';
import { type FileLink, importMark, type ModuleLinks } from './link-imports.ts';

/** Finds what keeps browsers from loading the modules of a project, each at its import. */
export function findLinkProblems(links: readonly ModuleLinks[]): ProjectProblem[] {
  const byName = new Map(links.map((link) => [link.name, link]));
  return links.flatMap(({ name, files, problems }) => [
    ...problems,
    ...files.flatMap((link) => {
      const message = findMissing(link, byName) ?? findCircle(name, link, byName);
      const { line, column } = link;
      return message ? [{ file: name, line, column, message, tool: 'imports' as const }] : [];
    }),
  ]);
}

type Known = ReadonlyMap<string, ModuleLinks>;

function findMissing({ file, names }: FileLink, byName: Known): string | undefined {
  const exported = byName.get(file)?.exported;
  const missing = exported && names.find((name) => !exported.includes(name));
  if (missing === undefined) return undefined;
  return missing === 'default'
    ? `${file} has no default export.`
    : `${file} does not export "${missing}".`;
}

/** Circular imports: browsers support them, but not between modules that are created one after the other. */
function findCircle(name: string, { file }: FileLink, byName: Known): string | undefined {
  if (!listReached(file, byName, new Set()).has(name)) return undefined;
  return `${name} and ${file} import each other, which cannot be previewed: move what both need into a separate file.`;
}

function listReached(name: string, byName: Known, reached: Set<string>): ReadonlySet<string> {
  if (reached.has(name)) return reached;
  reached.add(name);
  for (const { file } of byName.get(name)?.files ?? []) listReached(file, byName, reached);
  return reached;
}

/** Sorts the modules of a project without problems so that each comes after its imports. */
export function orderModules(
  files: readonly CompiledSource[],
  links: readonly ModuleLinks[],
): RunnableModule[] {
  const compiled = new Map(files.map((file) => [file.name, file]));
  const byName = new Map(links.map((link) => [link.name, link]));
  const ordered = new Map<string, RunnableModule>();
  const visit = (name: string) => {
    const code = compiled.get(name)?.runnable;
    const visited = byName.get(name);
    if (ordered.has(name) || code === undefined || !visited) return;
    for (const { file } of visited.files) visit(file);
    ordered.set(name, { name, code, imports: visited.imports, importMark });
  };
  for (const { name } of files) visit(name);
  return [...ordered.values()];
}
