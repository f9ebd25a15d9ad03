import { atom, type createStore } from 'jotai';
import { textFor } from '../../../texts/text.ts';
import type { CompiledRule, NamesMode, ProjectFile } from '../../samples/compiler/project.ts';
import type {
  CompileAnswer,
  ConsoleLine,
  PointedElement,
  PreviewState,
  ProjectProblem,
  SourcePlace,
} from '../protocol/compiler.ts';
import type { GivenStyle } from './explain-element.ts';

/** All state of the playground. `playground.ts` and what it starts write it; components read it, and write choices. */
export type Store = ReturnType<typeof createStore>;

/** The files of the project, in the order of their tabs, as the code editor has them. */
export const filesAtom = atom<ProjectFile[]>([]);

/** The name of the open file. */
export const activeAtom = atom('');

/** Whether the code editor has started; until then its place shows the open file as text. */
export const hasEditorAtom = atom(false);

/** The id of the hint about leaving the code by keyboard. */
export const leaveHintId = 'leave-hint';

/** The form of class names. */
export const modeAtom = atom<NamesMode>('production');

/** The last answer of the compiler, and the form of its class names. */
export const answerAtom = atom<{ answer: CompileAnswer; mode: NamesMode }>();

/** The rules of the last project without problems, with the lines that they come from. */
export const rulesAtom = atom<readonly CompiledRule[]>([]);

/** The class names of the highlighted rules. */
export const litAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The problems of the compiler and of the type checker. */
export const problemsAtom = atom<readonly ProjectProblem[]>([]);

/** Whether types are checked. */
export const checksTypesAtom = atom(false);

/** How many parts of the playground fit side by side: one, two or three. */
export type Width = 'narrow' | 'medium' | 'wide';
export const widthAtom = atom<Width>('wide');

export const viewLabels = {
  code: textFor('playground.view.code'),
  preview: textFor('playground.view.preview'),
  rules: textFor('playground.view.rules'),
  javascript: textFor('playground.view.javascript'),
  console: textFor('playground.view.console'),
} as const;

export type View = keyof typeof viewLabels;

const isView = (id: string): id is View => id in viewLabels;
export const views = Object.keys(viewLabels).filter(isView);

/** The views that have their own pane, and are no tabs. */
export const besides: Readonly<Record<Width, readonly View[]>> = {
  narrow: [],
  medium: ['code'],
  wide: ['code', 'preview'],
};

const chosenViewAtom = atom<View>();

/** The view in the pane with tabs: the chosen one or, if that has its own pane, the first. */
export const viewAtom = atom(
  (get): View => {
    const all = views.filter((id) => !besides[get(widthAtom)].includes(id));
    return all.find((id) => id === get(chosenViewAtom)) ?? all[0] ?? 'rules';
  },
  (_get, set, view: View) => set(chosenViewAtom, view),
);

/** The widths of the side panes, in percent; undefined for the usual ones. */
export type Shares = { code: number; rules: number };
export const sharesAtom = atom<Shares>();

/** The colour mode of the preview. */
export const colorsAtom = atom<'light' | 'dark'>('light');

/** The width of the preview, in pixels. */
export const stageWidthAtom = atom<'full' | '768' | '390'>('full');

export const previewStateAtom = atom<PreviewState>('loading');

/** A message about the program, with its place. */
export type TroubleLine = { text: string; place?: SourcePlace };

/** The errors of the program, and what its picture shows instead, if that is an older version. */
export const troubleAtom = atom<{ lines: readonly TroubleLine[]; stale?: 'compiled' | 'ran' }>({
  lines: [],
});

export type Action = { label: string; run: () => void };

/** What compiler and preview are doing; nothing if all is well. */
export const statusAtom = atom<{ text: string; action?: Action }>({ text: '' });

/** The output of the project, newest last. */
export const consoleAtom = atom<readonly ConsoleLine[]>([]);

/** The hovered element of the preview, and its styles. */
export const elementAtom = atom<{ pointed: PointedElement; given: readonly GivenStyle[] }>();

/** A message of the page about a matter, until it is closed or over. */
export type Notice = {
  id: number;
  matter: string;
  text: string;
  action?: Action;
  /** Whether it replaces one that had the focus. */
  takesFocus: boolean;
};
export const noticesAtom = atom<readonly Notice[]>([]);

/** The open dialog. */
export const dialogAtom = atom<'examples' | 'keys' | 'add' | 'rename' | 'link'>();

/** Whether the link was just copied. */
export const isCopiedAtom = atom(false);
