import { createStore } from 'jotai';
import type { MissingHelp } from '../../../boot/missing-script.ts';
import { textFor } from '../../../texts/text.ts';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import type { LinkView } from '../../samples/link/link-bounds.ts';
import type { CompileAnswer, ConsoleLine } from '../protocol/compiler.ts';
import { createActions } from './actions.ts';
import type { CodeEditor, EditorEvents } from './code-editor.ts';
import { followAddress } from './follow-address.ts';
import { explainUnstored } from './kept-projects.ts';
import { explainMissing, withLateScript } from './late-script.ts';
import { createNotices } from './notices.ts';
import { createPreviewControl } from './preview-control.ts';
import { describePicture, findReadyPicture } from './ready-picture.ts';
import { type Sandboxes, startSandboxes } from './sandboxes.ts';
import { downloadProject } from './share.ts';
import {
  activeAtom,
  answerAtom,
  consoleAtom,
  filesAtom,
  hasEditorAtom,
  modeAtom,
  problemsAtom,
  rulesAtom,
  viewAtom,
} from './state.ts';
import { createTie } from './tie.ts';
import { createTypeCheck } from './type-check.ts';
import { keepWork } from './work-kept.ts';

/** How long after the last key press the origins of rules are computed, in milliseconds. */
const linesDelayMs = 150;

/** How long after the first answer of the compiler the menu of the examples loads, in milliseconds. */
const examplesDelayMs = 1000;

/** How many lines the console keeps. */
const maxLines = 500;

export type Playground = ReturnType<typeof createPlayground>;

type PlaygroundOptions = {
  /** Contains the addresses of the compiler and of the preview's frame. */
  host: HTMLElement;
  /** The shadow tree of the playground. */
  root: ShadowRoot;
  /** Handles scripts that can't be loaded. */
  help: MissingHelp;
  /** Loads the menu of the examples. */
  loadExamples: () => Promise<unknown>;
};

/**
 * Connects the code editor, the compiler, the preview, the address and what is stored: all that happens in the
 * playground. What shows is in the atoms of the store.
 */
export function createPlayground(options: PlaygroundOptions) {
  const { host, root, help } = options;
  const store = createStore();
  const notices = createNotices(store, root, help);
  const preview = createPreviewControl(store, help);
  let sandboxes: Sandboxes | undefined;
  let compiled: CompileAnswer['problems'] = [];
  /** Whether something has changed since the preview started. */
  let isNew = false;
  /** The preview that was shown before the compiler loaded. */
  let ready: string | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let examplesTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const isAtRules = () => store.get(viewAtom) === 'rules';

  const compile = () => {
    isNew = true;
    clearTimeout(waiting);
    sandboxes?.compile(store.get(filesAtom), store.get(modeAtom), { withoutLines: true });
  };
  /** Computing the origins of rules takes longest, so it is requested only if they are visible, after typing. */
  const askLines = () => {
    clearTimeout(waiting);
    const ask = () => sandboxes?.compile(store.get(filesAtom), store.get(modeAtom));
    waiting = setTimeout(ask, linesDelayMs);
  };
  const showRules = () => {
    const current = store.get(answerAtom)?.answer;
    if (!current || !isAtRules()) return;
    if (current.withoutLines) askLines();
    else tie.setRules(store.get(rulesAtom));
  };
  const showProblems = () => {
    const problems = [...compiled, ...types.problems()];
    editor?.setProblems(problems);
    store.set(problemsAtom, problems);
  };
  const onAnswer = (answer: CompileAnswer) => {
    // So that it opens without network. If that fails, its button says so.
    examplesTimer ??= setTimeout(() => options.loadExamples().catch(() => {}), examplesDelayMs);
    compiled = answer.problems;
    showProblems();
    store.set(answerAtom, { answer, mode: store.get(modeAtom) });
    if (answer.problems.length === 0 && !answer.withoutLines)
      store.set(
        rulesAtom,
        answer.compiled.rules.filter(({ css }) => css !== ''),
      );
    if (answer.withoutLines) tie.expectRules();
    else if (!isAtRules()) tie.setRules(store.get(rulesAtom));
    if (isNew) preview.showProblems(answer.problems);
    const isShown = ready !== undefined && ready === describePicture(answer);
    ready = undefined;
    if (isNew && answer.modules.length > 0 && !isShown) {
      store.set(consoleAtom, []);
      preview.show(answer.modules, answer.css);
    }
    showRules();
    if (isNew) types.follow();
    isNew = false;
  };
  const onConsole = (line: ConsoleLine) =>
    store.set(consoleAtom, (lines) => [...lines, line].slice(-maxLines));

  let tools: typeof import('./code.ts') | undefined;
  let editor: CodeEditor | undefined;
  /** What the visitor has asked of the code editor before it has started. */
  let earlyWork: ((editor: CodeEditor) => void)[] = [];
  /** Runs work with the code editor: now, or as soon as it has started. */
  const withEditor = (work: (editor: CodeEditor) => void) => {
    if (editor) work(editor);
    else earlyWork.push(work);
  };
  const editorEvents: EditorEvents = {
    onChange: () => {
      noteFiles();
      work.changed();
      compile();
    },
    onFiles: () => noteFiles(),
    onLine: (file, line) => tie.pointAtLine(file, line),
    onFormat: () => actions.format(),
    onMissing: (error) => {
      if (!tools) return;
      const name = textFor('playground.script.words');
      void explainMissing({ name, load: tools.loadWords, use: () => {} }, notices, error);
    },
  };
  const noteFiles = () => {
    if (!editor) return;
    store.set(filesAtom, editor.files());
    store.set(activeAtom, editor.active());
  };
  const tie = createTie({
    store,
    editor: () => editor,
    readCalls: (file) => tools?.readStyleCalls(file) ?? [],
    lightElements: preview.light,
    onLines: askLines,
  });
  const parse = (file: ProjectFile) =>
    sandboxes?.parse(file) ?? Promise.reject(new Error('Not started'));
  const download = () => void downloadProject(store.get(filesAtom), notices);
  const read = () => ({ files: store.get(filesAtom), active: store.get(activeAtom) });
  const work = keepWork({
    read,
    onStored: (isStored) => {
      const action = { label: textFor('playground.download'), run: download };
      if (isStored) notices.end('kept');
      else notices.say('kept', explainUnstored(), action);
    },
    onOtherTab: () => notices.say('tabs', textFor('playground.otherTab')),
  });
  const types = createTypeCheck({ store, host, help, notices, onProblems: showProblems });
  const onOpen = (files: ProjectFile[], active?: string, view?: LinkView) => {
    store.set(filesAtom, files);
    store.set(activeAtom, active ?? files[0]?.name ?? '');
    earlyWork = [];
    editor?.open(files, active);
    sandboxes?.renew();
    preview.clear();
    if (view) store.set(viewAtom, view);
    const picture = findReadyPicture(files, store.get(modeAtom));
    if (picture) {
      ready = describePicture(picture);
      preview.showEarly(picture.modules, picture.css);
    }
    compile();
  };
  const address = followAddress({ read, work, notices, onOpen });

  const actions = createActions({ ...options, store, withEditor, parse, notices, work });
  store.sub(modeAtom, compile);
  store.sub(viewAtom, showRules);

  return {
    store,
    withEditor,
    /** Splits code into tokens with classes of colours. */
    colorCode: (text: string) => tools?.colorCode(text) ?? [{ text }],
    notices,
    work,
    tie,
    preview,
    address,
    download,
    ...actions,
    toggleTypes: types.toggle,
    /**
     * @param stage the place of the preview's frame, which loads while the code editor does
     * @param codePlace the place of the code editor
     */
    start: (stage: HTMLElement, codePlace: HTMLElement) => {
      const onPointed = tie.pointAtElement;
      const events = { onAnswer, onConsole, onPointed, compile };
      sandboxes = startSandboxes({ host, stage, preview, help, ...events });
      const isOpened = address.open();
      const use = (loaded: typeof import('./code.ts')) => {
        if (isStopped) return;
        tools = loaded;
        editor = loaded.createCodeEditor(codePlace, root, editorEvents);
        const { files, active } = read();
        if (files.length > 0) editor.open(files, active);
        editor.setProblems(store.get(problemsAtom));
        // Who has pressed the waiting text goes on in the editor.
        if (codePlace.contains(root.activeElement)) editor.focus();
        store.set(hasEditorAtom, true);
        for (const work of earlyWork.splice(0)) work(editor);
      };
      const name = textFor('playground.script.editor');
      const code = { name, load: () => import('./code.ts'), use };
      const load = async () => {
        await preview.whenEarlyShown();
        if (!isStopped) await withLateScript(code, notices);
      };
      void isOpened.then(load, load);
    },
    stop: () => {
      isStopped = true;
      for (const stoppable of [address, work, types, editor]) stoppable?.stop();
      sandboxes?.stop();
      clearTimeout(waiting);
      clearTimeout(examplesTimer);
      preview.end();
    },
  };
}
