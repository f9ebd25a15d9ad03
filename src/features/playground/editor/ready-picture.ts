import { firstExample } from 'virtual:first-example';
import { firstPicture } from 'virtual:first-picture';
import type { NamesMode, ProjectFile } from '../../samples/compiler/project.ts';
import type { Picture } from '../protocol/compiler.ts';

/** The compiled result from the build, if these files are the unchanged first example. */
export function findReadyPicture(
  files: readonly ProjectFile[],
  mode: NamesMode,
): Picture | undefined {
  const first = firstExample ?? [];
  const isFirst =
    files.length === first.length &&
    files.every(({ name, code }, at) => name === first[at]?.name && code === first[at]?.code);
  return isFirst && mode === 'production' ? firstPicture : undefined;
}

/** The modules without marks of imports, which are random for each compiler. */
export function describePicture({ modules, css }: Picture): string {
  const texts = modules.map(({ name, code, imports, importMark }) => {
    return { name, imports, code: code.replaceAll(importMark, '') };
  });
  return JSON.stringify([texts, css]);
}
