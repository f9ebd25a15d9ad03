import { starterFiles } from 'virtual:starter';
import { strToU8, zipSync } from 'fflate';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import { listZipFiles } from './list-zip-files.ts';

const folder = 'stylex-playground';

/** The project as the bytes of an archive: `npm i && npm run dev` runs it. */
export function zipProject(files: readonly ProjectFile[]): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(listZipFiles(files, starterFiles));
  // So that equal projects give equal archives.
  const mtime = new Date(2020, 0, 1);
  return zipSync(
    Object.fromEntries(entries.map(([name, text]) => [`${folder}/${name}`, strToU8(text)])),
    { mtime, level: 9 },
  );
}
