import { loadTimeoutMs, type Missing, type MissingHelp } from '../../../boot/missing-script.ts';
import { chooseText, textFor } from '../../../texts/text.ts';
import type {
  Preview,
  PreviewState,
  ProjectProblem,
  RunnableModule,
  RunOutcome,
} from '../protocol/compiler.ts';
import { outcomes } from '../protocol/frame-messages.ts';
import { type Action, colorsAtom, previewStateAtom, type Store, statusAtom } from './state.ts';
import { createTrouble } from './trouble.ts';

const sentences: Readonly<Partial<Record<PreviewState, string>>> = {
  hanging: textFor('playground.stopped.hanging'),
  flooding: textFor('playground.stopped.flooding'),
  left: textFor('playground.stopped.left'),
  grabbing: textFor('playground.stopped.grabbing'),
  stopped: textFor('playground.stopped.stopped'),
};

/** Says what compiler and preview are doing: one message at a time, with a button if that helps. */
function createStatus(store: Store, help: MissingHelp) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string, action?: Action) => {
    clearTimeout(timer);
    store.set(statusAtom, { text, action });
  };
  const sayMissing = ({ text, label }: Missing, retry: () => void) => {
    const reload = async () => {
      if (!(await help.reloadPage()))
        sayMissing(help.explainUnreachable(textFor('playground.script.playground')), reload);
    };
    say(text, { label, run: label === textFor('shell.reload') ? reload : retry });
  };
  return {
    say,
    /** Says what is loading, and offers to retry if it is late. */
    awaitScript: (name: string, retry: () => void) => {
      say(chooseText('playground.loading', name));
      timer = setTimeout(
        () => sayMissing(help.explainLate(chooseText('playground.sandbox', name)), retry),
        loadTimeoutMs,
      );
    },
    /** Explains why a script can't be loaded, and what helps. */
    explainMissing: async (name: string, retry: () => void) => {
      const before = store.get(statusAtom);
      const missing = await help.explainFailed(chooseText('playground.sandbox', name));
      // Another message may have replaced it meanwhile.
      if (store.get(statusAtom) === before) sayMissing(missing, retry);
    },
  };
}

/** The states before a project shows. */
const startStates: readonly PreviewState[] = ['loading', 'running'];

/** The maximum time that the code editor waits for the result from the build, in milliseconds. */
const maxEarlyWaitMs = 3000;

/** The colour mode of the page. */
const readSiteMode = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

export type PreviewControl = ReturnType<typeof createPreviewControl>;

/** Runs projects in the preview, and says how that goes; its colour mode is that of the page, until another is chosen. */
export function createPreviewControl(store: Store, help: MissingHelp) {
  let preview: Preview | undefined;
  /** Whether the preview shows the result from the build, before the compiler has loaded. */
  let isEarly = false;
  const status = createStatus(store, help);
  const trouble = createTrouble(store);
  const isDark = () => store.get(colorsAtom) === 'dark';
  const watch = new MutationObserver(() => store.set(colorsAtom, readSiteMode()));
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  store.set(colorsAtom, readSiteMode());
  store.sub(colorsAtom, () => preview?.setDark(isDark()));
  const reload = () => {
    trouble.clear();
    preview?.reload();
  };
  const show = (modules: RunnableModule[], css: string) =>
    preview?.show(modules, css, { dark: isDark() });
  return {
    status,
    /** Shows the problems of compiling. */
    showProblems: (problems: readonly ProjectProblem[]) => {
      const state = store.get(previewStateAtom);
      // What is said about a preview that is gone stays.
      if (!sentences[state] && state !== 'missing') status.say('');
      if (isEarly && state === 'loading') status.awaitScript('preview', reload);
      isEarly = false;
      trouble.setProblems(problems);
    },
    start: (started: Preview) => {
      preview = started;
    },
    stop: () => preview?.stop(),
    reload,
    switchMode: () => store.set(colorsAtom, isDark() ? 'light' : 'dark'),
    end: () => watch.disconnect(),
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
    /** Waits for the result from the build, if it is about to be shown: the code editor's script would hold it up. */
    whenEarlyShown: () =>
      new Promise<void>((resolve) => {
        const end = () => {
          unsubscribe();
          clearTimeout(timer);
          resolve();
        };
        const look = () => {
          if (!isEarly || !startStates.includes(store.get(previewStateAtom))) end();
        };
        const timer = setTimeout(end, maxEarlyWaitMs);
        const unsubscribe = store.sub(previewStateAtom, look);
        look();
      }),
    onState: (now: PreviewState) => {
      store.set(previewStateAtom, now);
      if (isOutcome(now)) trouble.setOutcome(now);
      if (isEarly && now !== 'missing' && !sentences[now]) return;
      if (now === 'loading') return status.awaitScript('preview', reload);
      if (now === 'missing') return status.explainMissing('preview', reload);
      const text = sentences[now] ?? '';
      // The frame is gone, and its picture with it.
      if (text) trouble.clear();
      status.say(text, text ? { label: textFor('playground.runAgain'), run: reload } : undefined);
    },
    light: (classes: string[]) => preview?.light(classes),
    onError: trouble.addError,
  };
}

const isOutcome = (state: PreviewState): state is RunOutcome =>
  outcomes.some((outcome) => outcome === state);
