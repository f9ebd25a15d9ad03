import type { ProjectFile } from '../../samples/compiler/project.ts';
import type { CodeEditor } from './code-editor.ts';
import { formatTime } from './examples-menu.ts';
import { setAside } from './kept-projects.ts';
import type { Notices } from './notices.ts';
import type { OpenedProject } from './open-project.ts';
import type { KeptProject } from './stored-projects.ts';
import type { keepWork } from './work-kept.ts';

/** The files of an address; with `active` and `edited` if they are the visitor's version. */
export type Version = { files: ProjectFile[]; active?: string; edited?: number };

type VersionParts = {
  editor: CodeEditor;
  work: ReturnType<typeof keepWork>;
  notices: Notices;
  show: (version: Version, address: string) => void;
  goTo: (address: string, edited?: number) => void;
};

/** Offers to switch between the visitor's version of a project and the original. */
export function offerVersions({ editor, work, notices, show, goTo }: VersionParts) {
  /** @param isOlder whether the version is from an earlier visit */
  const offerOriginal = ({ files, address }: OpenedProject, isOlder: boolean) => {
    const run = () => {
      work.save();
      const edited = work.kept();
      const own = { files: editor.files(), active: editor.active(), edited };
      if (edited !== undefined) setAside(edited, true);
      show({ files }, address);
      offerUndo(own, { files, address });
    };
    const text = isOlder ? 'Restored from your last visit.' : 'This is your version.';
    notices.say('own', text, { label: 'Start over', run });
  };
  const offerUndo = (own: Version, opened: OpenedProject) => {
    const run = () => {
      work.save();
      if (own.edited !== undefined) setAside(own.edited, false);
      show(own, opened.address);
      offerOriginal(opened, false);
    };
    notices.say('own', 'Started over. Your version is saved.', { label: 'Undo', run });
  };
  const offerWork = ({ address, edited }: KeptProject) => {
    const run = () => goTo(address, edited);
    notices.say('own', `Unsaved work from ${formatTime(edited)}.`, { label: 'Resume', run });
  };
  return { offerOriginal, offerWork };
}
