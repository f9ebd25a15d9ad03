import { copyLater } from '../../../boot/copy-later.ts';
import { textFor } from '../../../texts/text.ts';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import { encodeProject } from '../../samples/link/write-link.ts';
import { withLateScript } from './late-script.ts';
import type { Notices } from './notices.ts';

type LinkOptions = {
  files: ProjectFile[];
  notices: Notices;
  /** Called when the page's address becomes the link. */
  onAddress: (hash: string) => void;
  onCopied: () => void;
  /** Called if the browser blocks copying. */
  onBlocked: () => void;
};

/** Puts the project into the page's address, and copies it. */
export async function copyLink(options: LinkOptions): Promise<void> {
  const { files, notices, onCopied, onBlocked } = options;
  const address = changeAddress(options);
  // Begins while the press is handled.
  const copied = copyLater(address);
  copied.catch(() => {});
  try {
    await address;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const run = () => void downloadProject(files, notices);
    return notices.say('link', text, { label: textFor('playground.downloadInstead'), run });
  }
  notices.end('link');
  await copied.then(onCopied, onBlocked);
}

/** @returns the address with the project */
async function changeAddress({ files, onAddress }: LinkOptions): Promise<string> {
  const hash = await encodeProject(files);
  if (hash !== location.hash)
    history.pushState(null, '', location.pathname + location.search + hash);
  onAddress(hash);
  return location.href;
}

/** Downloads the project as an archive; the code for that is loaded on demand. */
export function downloadProject(files: ProjectFile[], notices: Notices): Promise<void> {
  const late = {
    name: textFor('playground.script.archiver'),
    load: () => import('./zip-project.ts'),
    use: ({ zipProject }: typeof import('./zip-project.ts')) => {
      const blob = new Blob([zipProject(files)], { type: 'application/zip' });
      const href = URL.createObjectURL(blob);
      const link = document.createElement('a');
      Object.assign(link, { href, download: 'stylex-playground.zip' }).click();
      // The browser reads it in a later task.
      setTimeout(() => URL.revokeObjectURL(href), 60_000);
      notices.say('download', textFor('playground.downloaded'));
    },
  };
  notices.end('download');
  return withLateScript(late, notices);
}
