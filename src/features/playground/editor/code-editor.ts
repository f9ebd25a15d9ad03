import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { textFor } from '../../../texts/text.ts';
import type { ProjectFile, SourceLines } from '../../samples/compiler/project.ts';
import type { ProjectProblem } from '../protocol/compiler.ts';
import { makeStates } from './code-setup.ts';
import { keepFileStates } from './file-states.ts';
import { markLines } from './mark-lines.ts';

export type EditorEvents = {
  /** Called if the completions can't be loaded. */
  onMissing: (error: unknown) => void;
  /** Called when the visitor formats the file. */
  onFormat: () => void;
  /** Called when the text of a file, or the list of files, changes. */
  onChange: () => void;
  /** Called when a line is hovered or has the caret; undefined for no line. */
  onLine: (file: string, line: number | undefined) => void;
  /** Called when another file is shown, or a file is renamed. */
  onFiles: () => void;
};

export type CodeEditor = ReturnType<typeof createCodeEditor>;

/** Creates the editor of a project: one view, which shows one file at a time. */
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
  let problems: readonly ProjectProblem[] = [];
  const show = () => {
    const state = states.state();
    if (state) view.setState(state);
    showProblems();
    events.onFiles();
  };
  const showProblems = () => {
    const { state } = view;
    const problemsHere = problems.filter(({ file }) => file === states.active());
    view.dispatch(
      setDiagnostics(
        state,
        problemsHere.map((problem) => diagnosticOf(state.doc, problem)),
      ),
    );
  };
  /** Runs work that changes the list of files. */
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
    /** Opens another project; nothing of the previous one can be undone. */
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
    rename: (from: string, to: string) => change(() => states.rename(from, to)),
    remove: (name: string) => change(() => states.remove(name)),
    /** Returns the text of the current file, and the caret's position. */
    read: () => ({ code: view.state.doc.toString(), cursor: view.state.selection.main.head }),
    /** Replaces the text, unless it has changed since. */
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
    setProblems: (now: readonly ProjectProblem[]) => {
      problems = now;
      showProblems();
    },
    markLines: (lines: readonly SourceLines[]) => {
      const linesHere = lines.filter(({ file }) => file === states.active());
      view.dispatch({ effects: markLines(linesHere) });
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

/**
 * Reports the current line: the hovered one, otherwise the one with the caret while the editor has the focus;
 * undefined for none.
 */
function followLines(view: EditorView, onLine: (line: number | undefined) => void) {
  let describedName: string | undefined;
  let pointed: number | undefined;
  const tell = () => {
    const { state, hasFocus } = view;
    const caret = hasFocus ? state.doc.lineAt(state.selection.main.head).number : undefined;
    const line = pointed ?? caret;
    // After an edit, the same number is another line.
    const key = `${line} ${state.doc.length}`;
    if (key === describedName) return;
    describedName = key;
    onLine(line);
  };
  view.contentDOM.addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
    const at = pointerType === 'mouse' ? view.posAtCoords({ x: clientX, y: clientY }) : null;
    pointed = at === null ? undefined : view.state.doc.lineAt(at).number;
    tell();
  });
  view.contentDOM.addEventListener('pointerleave', () => {
    pointed = undefined;
    tell();
  });
  return { update: tell };
}

const sources = {
  babel: textFor('playground.tool.parser'),
  stylex: 'StyleX',
  imports: textFor('playground.tool.imports'),
  types: 'TypeScript',
};

/** A problem in the editor, underlined from its start. */
function diagnosticOf(doc: Text, { line, column, message, tool }: ProjectProblem): Diagnostic {
  const { from, to } = placeOf(doc, line, column);
  return { from, to, severity: 'error', source: sources[tool], message };
}

/** The range from a position to the end of its word or line; within the text for any position. */
function placeOf(doc: Text, line: number, column: number): { from: number; to: number } {
  const at = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const from = Math.min(at.from + Math.max(column - 1, 0), at.to);
  const word = /^[\w$.-]+/.exec(at.text.slice(from - at.from))?.[0].length ?? 1;
  return { from, to: Math.min(from + word, at.to) };
}

/** The smallest change between two texts, without their common start and end. */
function differenceOf(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let keptLength = 0;
  while (keptLength < most - from && before.at(-1 - keptLength) === after.at(-1 - keptLength))
    keptLength += 1;
  return {
    from,
    to: before.length - keptLength,
    insert: after.slice(from, after.length - keptLength),
  };
}
