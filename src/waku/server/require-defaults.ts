import path from 'node:path';
import type { fsRouter } from 'waku';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';

/** Page modules by file, as from `import.meta.glob`: `./pages/index.tsx`. */
export type PageModules = Parameters<typeof fsRouter>[0];

/** Gives page modules without a default export one that throws an error about that, in builds and in dev. */
export function requireDefaults(modules: PageModules): PageModules {
  const entries = Object.entries(modules).map(([file, load]) => [
    file,
    async () => ({ default: () => failFor(file), ...Object(await load()) }),
  ]);
  return Object.fromEntries(entries);
}

function failFor(file: string): never {
  const route = file.replace(/^\.\/pages/, '').replace(/(?:\/index)?\.tsx?$/, '') || '/';
  const message = `The page component at ${route} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`;
  const hint =
    'Write `export default function` before its component, or move the file out of src/pages.';
  throw new DiagnosticError([
    { file: path.posix.join('src', file), line: 1, column: 1, message, hint },
  ]);
}
