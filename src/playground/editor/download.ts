import type { ProjectFile } from '../../samples/compile/project.ts';
import { makeElement } from './make-element.ts';
import type { Notices } from './notices.ts';

/** Gives the visitor the project as an archive; what makes it comes when it is asked for. */
export async function downloadProject(files: ProjectFile[], notices: Notices): Promise<void> {
  notices.end('download');
  try {
    const { zipProject } = await import('./zip-project.ts');
    const blob = new Blob([zipProject(files)], { type: 'application/zip' });
    const href = URL.createObjectURL(blob);
    makeElement('a', { href, download: 'stylex-playground.zip' }).click();
    // The browser reads it in a task of its own.
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
    notices.say(
      'download',
      'The project is in stylex-playground.zip: npm i && npm run dev runs it.',
    );
  } catch (error) {
    const retry = { label: 'Retry', run: () => void downloadProject(files, notices) };
    notices.say('download', `The archive could not be made. ${String(error)}`, retry);
  }
}
