import { copyLater } from '../../../boot/copy-later.ts';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import { encodeProject } from '../../samples/link/write-link.ts';
import { openDialog } from './dialog.ts';
import { downloadProject } from './download.ts';
import { makeElement } from './make-element.ts';
import type { Notices } from './notices.ts';

type ShareParts = {
  root: ShadowRoot;
  files: ProjectFile[];
  notices: Notices;
  /** Called when the page's address becomes the link. */
  onAddress: (hash: string) => void;
  onCopied: () => void;
};

/** Puts the project into the page's address, and copies it. */
export async function copyLink(parts: ShareParts): Promise<void> {
  const { root, files, notices, onCopied } = parts;
  const address = changeAddress(parts);
  // Begins while the press is handled.
  const copied = copyLater(address);
  copied.catch(() => {});
  try {
    await address;
  } catch (error) {
    const run = () => void downloadProject(files, notices);
    notices.say('link', notifyError(error), { label: 'Download instead', run });
    return;
  }
  try {
    await copied;
    notices.end('link');
    onCopied();
  } catch {
    const field = makeElement('input', {
      readonly: true,
      'aria-label': 'Link',
      value: location.href,
    });
    openDialog(
      root,
      'Copy link',
      makeElement('p', {}, 'This browser blocks copying. Copy the link here:'),
      field,
    );
    field.select();
  }
}

/** @returns the address with the project */
async function changeAddress({ files, onAddress }: ShareParts): Promise<string> {
  const hash = await encodeProject(files);
  if (hash !== location.hash)
    history.pushState(null, '', location.pathname + location.search + hash);
  onAddress(hash);
  return location.href;
}

function notifyError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
