import { makeAnswer } from './answer-on-button.ts';
import type { CodeEditor } from './code-editor.ts';
import { openExamples } from './examples-menu.ts';
import { deleteProject, keepProject, readKept } from './kept-projects.ts';
import { makeButton, makeElement, makeIconButton } from './make-element.ts';
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
  download: () => void;
  listKeys: () => void;
  /** The toggle button for type checking. */
  types: HTMLButtonElement;
};

/** The actions for the whole project. */
export function makeToolbar({
  root,
  editor,
  work,
  notices,
  goTo,
  format,
  download,
  listKeys,
  types,
}: ToolbarParts) {
  const showExamples = () =>
    openExamples({
      root,
      kept: readKept().filter(({ edited }) => edited !== work.kept()),
      shown: work.address(),
      onExample: (address) => goTo(address),
      onKept: ({ address, edited }) => goTo(address, edited),
      onDelete: ({ edited }) => {
        deleteProject(edited);
        work.tell();
      },
      onRestore: (project) => {
        keepProject(project, undefined);
        work.tell();
      },
    });
  const share = () =>
    void copyLink({
      root,
      files: editor.files(),
      notices,
      onAddress: work.move,
      onCopied: () => answer.say('Link copied'),
    });
  const copy = makeButton({ label: 'Copy link', run: share, icon: 'link', className: 'main' });
  const answer = makeAnswer(copy);
  const element = makeElement(
    'div',
    { class: 'toolbar', role: 'group', 'aria-label': 'Project' },
    makeButton({ label: 'Examples', run: showExamples, icon: 'examples' }),
    makeElement('div', { class: 'space' }, notices.element),
    types,
    makeButton({ label: 'Format', run: format, icon: 'format' }),
    makeButton({ label: 'Download', run: download, icon: 'download' }),
    makeIconButton('Keyboard shortcuts', 'keys', listKeys),
    copy,
    answer.status,
  );
  return { element, showExamples, share };
}
