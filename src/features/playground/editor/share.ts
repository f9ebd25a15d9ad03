import type { ProjectFile } from '../../samples/compiler/project.ts';
import { encodeProject } from '../../samples/link/encode-project.ts';
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
export async function copyLink({
  root,
  files,
  notices,
  onAddress,
  onCopied,
}: ShareParts): Promise<void> {
  try {
    const hash = await encodeProject(files);
    if (hash !== location.hash)
      history.pushState(null, '', location.pathname + location.search + hash);
    onAddress(hash);
  } catch (error) {
    const run = () => void downloadProject(files, notices);
    notices.say('link', notifyError(error), { label: 'Download instead', run });
    return;
  }
  try {
    await navigator.clipboard.writeText(location.href);
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

function notifyError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
