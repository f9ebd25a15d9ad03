import type { CodeEditor } from './code-editor.ts';
import { downloadProject } from './download.ts';
import { openExamples } from './examples-menu.ts';
import { readKept } from './kept-projects.ts';
import { makeButton, makeElement } from './make-element.ts';
import type { Notices } from './notices.ts';
import { copyLink } from './share.ts';
import type { keepWork } from './work-kept.ts';

type ToolbarParts = {
  root: ShadowRoot;
  editor: CodeEditor;
  work: ReturnType<typeof keepWork>;
  notices: Notices;
  goTo: (address: string, edited?: number) => void;
  format: () => void;
};

/** What can be done with a project as a whole. */
export function makeToolbar({
  root,
  editor,
  work,
  notices,
  goTo,
  format,
}: ToolbarParts): HTMLElement {
  const showExamples = () =>
    openExamples({
      root,
      kept: readKept().filter(({ edited }) => edited !== work.kept()),
      shown: work.address(),
      onExample: (address) => goTo(address),
      onKept: ({ address, edited }) => goTo(address, edited),
    });
  const share = () => void copyLink({ root, files: editor.files(), notices, onAddress: work.move });
  const download = () => void downloadProject(editor.files(), notices);
  return makeElement(
    'div',
    { class: 'toolbar', role: 'group', 'aria-label': 'Project' },
    makeButton({ label: 'Examples', run: showExamples, icon: 'examples' }),
    makeElement('span', { class: 'space' }),
    makeButton({ label: 'Format', run: format, icon: 'format' }),
    makeButton({ label: 'Download', run: download, icon: 'download' }),
    makeButton({ label: 'Copy link', run: share, icon: 'link', className: 'main' }),
  );
}
