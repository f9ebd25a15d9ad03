import type { ProjectFile } from '../../samples/compiler/project.ts';

/** The file whose component the preview shows: `App`, or the first one that can have a component. */
export function findEntry(files: readonly ProjectFile[]): string {
  const app = files.find(({ name }) => /^App\.[jt]sx?$/.test(name));
  const shown = app ?? files.find(({ name }) => /\.[jt]sx$/.test(name)) ?? files[0];
  return shown?.name ?? '';
}
