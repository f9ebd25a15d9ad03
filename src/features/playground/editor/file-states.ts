import type { EditorState } from '@codemirror/state';
import type { ProjectFile } from '../../samples/compiler/project.ts';

/** The files of a project in the editor, each with its own undo history. */
export type FileStates = ReturnType<typeof keepFileStates>;

/** Stores the states of files by name, in the order of their tabs; one of them is active. */
export function keepFileStates(makeState: (code: string) => EditorState) {
  let states = new Map<string, EditorState>();
  let active = '';
  const names = () => [...states.keys()];
  return {
    names,
    active: () => active,
    state: (name = active) => states.get(name),
    files: (): ProjectFile[] =>
      [...states].map(([name, state]) => ({ name, code: state.doc.toString() })),
    /** Opens another project. */
    open: (files: readonly ProjectFile[], chosen = '') => {
      states = new Map(files.map(({ name, code }) => [name, makeState(code)]));
      active = states.has(chosen) ? chosen : (names()[0] ?? '');
    },
    keep: (state: EditorState) => states.set(active, state),
    select: (name: string) => {
      if (states.has(name)) active = name;
    },
    add: (name: string, code = '') => {
      states.set(name, makeState(code));
      active = name;
    },
    rename: (from: string, to: string) => {
      states = new Map(Array.from(states, ([name, state]) => [name === from ? to : name, state]));
      if (active === from) active = to;
    },
    /** Removes a file, and activates its neighbour. */
    remove: (name: string) => {
      const place = names().indexOf(name);
      states.delete(name);
      if (active === name) active = names()[Math.max(0, place - 1)] ?? '';
    },
  };
}
