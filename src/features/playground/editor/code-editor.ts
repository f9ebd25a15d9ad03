import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import type { ProjectFile, SourceLines } from '../../samples/compiler/project.ts';
import type { ProjectProblem } from '../protocol/compiler.ts';
import { differenceOf } from './difference.ts';
import { makeStates } from './editor-setup.ts';
import { keepFileStates } from './file-states.ts';
import { followLines } from './follow-lines.ts';
import { markLines } from './mark-lines.ts';
import { diagnosticOf, placeOf } from './show-problems.ts';

export type EditorEvents = {
  /** Words that are completed could not be loaded. */
  onMissing: (error: unknown) => void;
  /** The file that is shown is to be formatted. */
  onFormat: () => void;
  /** The text of a file, or which files there are. */
  onChange: () => void;
  /** A line is pointed at, or has the caret; undefined where none is any more. */
  onLine: (file: string, line: number | undefined) => void;
  /** Another file is shown, or files have other names. */
  onFiles: () => void;
};

export type CodeEditor = ReturnType<typeof createCodeEditor>;

/** The editor of a project: one view, which shows one file after the other. */
export function createCodeEditor(parent: HTMLElement, root: ShadowRoot, events: EditorEvents) {
  const states = keepFileStates(
    makeStates({
      onUpdate: (update) => {
        states.keep(update.state);
        if (update.docChanged) events.onChange();
        if (update.docChanged || update.selectionSet || update.focusChanged) lines.update();
      },
      onMissing: events.onMissing,
      onFormat: events.onFormat,
    }),
  );
  const view = new EditorView({ parent, root });
  const lines = followLines(view, (line) => events.onLine(states.active(), line));
  let problems: ProjectProblem[] = [];
  const show = () => {
    const state = states.state();
    if (state) view.setState(state);
    showProblems();
    events.onFiles();
  };
  const showProblems = () => {
    const { state } = view;
    const own = problems.filter(({ file }) => file === states.active());
    view.dispatch(
      setDiagnostics(
        state,
        own.map((problem) => diagnosticOf(state.doc, problem)),
      ),
    );
  };
  /** What changes which files there are. */
  const change = <Result>(work: () => Result): Result => {
    const result = work();
    show();
    events.onChange();
    return result;
  };
  return {
    files: states.files,
    names: states.names,
    active: states.active,
    /** Another project: nothing of the one before can be undone. */
    open: (files: readonly ProjectFile[], active?: string) => {
      problems = [];
      states.open(files, active);
      show();
    },
    select: (name: string) => {
      states.select(name);
      show();
    },
    add: (name: string, code?: string) => change(() => states.add(name, code)),
    /** @returns in how many files imports follow it */
    rename: (from: string, to: string) => change(() => states.rename(from, to)),
    remove: (name: string) => change(() => states.remove(name)),
    /** The text of the file that is shown, and where the visitor is in it. */
    read: () => ({ code: view.state.doc.toString(), cursor: view.state.selection.main.head }),
    /** Puts another text in the place of that one, if it is still there. */
    rewrite: (before: string, { code, cursor }: { code: string; cursor: number }) => {
      if (view.state.doc.toString() !== before || code === before) return;
      view.dispatch({
        changes: differenceOf(before, code),
        selection: { anchor: cursor },
        scrollIntoView: true,
        userEvent: 'format',
      });
    },
    focus: () => view.focus(),
    setProblems: (found: ProjectProblem[]) => {
      problems = found;
      showProblems();
    },
    markLines: (lines: readonly SourceLines[]) => {
      const own = lines.filter(({ file }) => file === states.active());
      view.dispatch({ effects: markLines(own) });
    },
    goTo: (file: string, line: number, column = 1) => {
      if (file !== states.active()) {
        states.select(file);
        show();
      }
      const { from } = placeOf(view.state.doc, line, column);
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    stop: () => view.destroy(),
  };
}
