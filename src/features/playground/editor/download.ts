import type { ProjectFile } from '../../samples/compiler/project.ts';
import { withLatePart } from './late-part.ts';
import { makeElement } from './make-element.ts';
import type { Notices } from './notices.ts';

/** Downloads the project as an archive; the code for that is loaded on demand. */
export function downloadProject(files: ProjectFile[], notices: Notices): Promise<void> {
  const late = {
    name: 'The archiver',
    load: () => import('./zip-project.ts'),
    use: ({ zipProject }: typeof import('./zip-project.ts')) => {
      const blob = new Blob([zipProject(files)], { type: 'application/zip' });
      const href = URL.createObjectURL(blob);
      makeElement('a', { href, download: 'stylex-playground.zip' }).click();
      // The browser reads it in a later task.
      setTimeout(() => URL.revokeObjectURL(href), 60_000);
      notices.say('download', 'Downloaded stylex-playground.zip. To run it: npm i && npm run dev');
    },
  };
  notices.end('download');
  return withLatePart(late, notices);
}
