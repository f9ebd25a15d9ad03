import type { MissingHelp } from '../../../boot/missing-part.ts';
import type {
  Preview,
  PreviewState,
  ProjectProblem,
  RunnableModule,
  RunOutcome,
  SourcePlace,
} from '../protocol/compiler.ts';
import { outcomes } from '../protocol/frame-messages.ts';
import { makeChoice } from './choice.ts';
import { makeButton, makeElement, makeIconButton } from './make-element.ts';
import { scaleStage } from './scale-stage.ts';
import { followSiteMode, readSiteMode } from './site-mode.ts';
import { createStatusLine } from './status-line.ts';
import { createTrouble } from './trouble.ts';

const widths = [
  { id: 'full', label: 'Full' },
  { id: '768', label: '768' },
  { id: '390', label: '390' },
] as const;

const modes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

const sentences: Readonly<Partial<Record<PreviewState, string>>> = {
  hanging: 'Stopped: the code did not finish in time.',
  flooding: 'Stopped: too much console output.',
  left: 'Stopped: the code went to another page.',
  grabbing: 'Stopped: the code kept taking the keyboard focus.',
  stopped: 'The preview was stopped.',
};

/** The preview of the project's component, with both colour modes and several widths. */
export function createPreviewPane(help: MissingHelp, onPlace: (place: SourcePlace) => void) {
  let preview: Preview | undefined;
  let mode = readSiteMode();
  let state: PreviewState = 'loading';
  /** Whether the preview shows the result from the build, before the compiler has loaded. */
  let isEarly = false;
  const stage = makeElement('div', { class: 'stage', 'data-width': 'full', 'data-mode': mode });
  const status = createStatusLine(help);
  const scroll = makeElement('div', { class: 'stage-scroll' }, stage);
  const scaled = scaleStage(scroll, stage);
  const trouble = createTrouble(stage, onPlace);
  const setMode = (chosen: 'light' | 'dark') => {
    mode = chosen;
    stage.dataset.mode = mode;
    modeChoice.choose(mode);
    preview?.setDark(mode === 'dark');
  };
  const reload = () => {
    trouble.clear();
    preview?.reload();
  };
  const show = (modules: RunnableModule[], css: string) =>
    preview?.show(modules, css, { dark: mode === 'dark' });
  const modeChoice = makeChoice({
    label: 'Colour mode',
    options: modes,
    chosen: mode,
    onChoose: setMode,
  });
  const widthChoice = makeChoice({
    label: 'Width',
    options: widths,
    chosen: 'full',
    onChoose: (width) => {
      stage.dataset.width = width;
      scaled.fit();
    },
  });
  const endFollowing = followSiteMode(setMode);
  const bar = makeElement(
    'div',
    { class: 'bar' },
    makeElement('div', { class: 'width' }, widthChoice.element),
    modeChoice.element,
    makeElement('span', { class: 'space' }),
    makeButton({ label: 'Stop', run: () => preview?.stop() }),
    makeIconButton('Reload preview', 'reload', reload),
  );
  return {
    elements: [
      bar,
      makeElement(
        'div',
        { class: 'stage-frame' },
        scroll,
        scaled.element,
        status.element,
        trouble.element,
      ),
    ],
    stage,
    status,
    /** Shows the problems of compiling. */
    showProblems: (problems: readonly ProjectProblem[]) => {
      if (!sentences[state]) status.say('');
      if (isEarly && state === 'loading') status.awaitPart('preview', reload);
      isEarly = false;
      trouble.setProblems(problems);
    },
    start: (made: Preview) => {
      preview = made;
    },
    /** The commands with shortcuts. */
    commands: {
      stop: () => preview?.stop(),
      reload,
      switchMode: () => setMode(mode === 'dark' ? 'light' : 'dark'),
    },
    stopFollowing: () => {
      scaled.stop();
      endFollowing();
    },
    clear: () => {
      isEarly = false;
      trouble.clear();
      preview?.clear();
    },
    show,
    /** Shows the result from the build. */
    showEarly: (modules: RunnableModule[], css: string) => {
      isEarly = true;
      show(modules, css);
    },
    onState: (now: PreviewState) => {
      state = now;
      stage.dataset.state = now;
      if (isOutcome(now)) trouble.setOutcome(now);
      if (isEarly && now !== 'missing' && !sentences[now]) return;
      if (now === 'loading') return status.awaitPart('preview', reload);
      if (now === 'missing') return status.explainMissing('preview', reload);
      const text = sentences[now] ?? '';
      // The frame is gone, and its picture with it.
      if (text) trouble.clear();
      status.say(text, text ? { label: 'Run again', run: reload } : undefined);
    },
    light: (classes: string[]) => preview?.light(classes),
    onError: trouble.addError,
  };
}

const isOutcome = (state: PreviewState): state is RunOutcome =>
  outcomes.some((outcome) => outcome === state);
