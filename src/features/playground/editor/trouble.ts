import { textFor } from '../../../texts/text.ts';
import type { PreviewError, ProjectProblem, RunOutcome } from '../protocol/compiler.ts';
import { type Store, type TroubleLine, troubleAtom } from './state.ts';

/** How long a program must fail before the preview says so: most failures occur while typing. */
const delayMs = 400;

/** The maximum number of messages that are read out at once. */
const maxMessages = 5;

const sentences: Readonly<Partial<Record<RunOutcome, string>>> = {
  unseen: textFor('playground.outcome.unseen'),
  empty: textFor('playground.outcome.empty'),
  unexported: textFor('playground.outcome.unexported'),
};

/** Decides which errors of the program show over the picture of the last one that ran. */
export function createTrouble(store: Store) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let problems: readonly ProjectProblem[] = [];
  let outcome: RunOutcome | undefined;
  let errors: TroubleLine[] = [];
  /** Whether another program is running, whose errors aren't known yet. */
  let isOld = false;
  let hasPicture = false;
  const isDisplayed = () => outcome === 'shown' || outcome === 'unseen';
  const isStale = () => problems.length > 0 || (outcome !== undefined && !isDisplayed());
  /** The sizes of elements can come later, and a program that fails is often one that is being typed. */
  const mayPass = () =>
    (problems.length === 0 && outcome === 'unseen') || (hasPicture && isStale());
  const describe = (): TroubleLine[] => {
    if (problems.length > 0)
      return problems.map(({ message, ...place }) => ({ text: message, place }));
    const sentence = outcome && sentences[outcome];
    return [...(sentence ? [{ text: sentence }] : []), ...errors];
  };
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const lastStep = problems.length > 0 ? 'compiled' : 'ran';
    store.set(troubleAtom, {
      lines: describe().slice(0, maxMessages),
      ...(isStale() && hasPicture && { stale: lastStep }),
    });
  };
  /** Resolved errors disappear at once; new ones wait; existing ones change at once. */
  const update = () => {
    const { lines, stale } = store.get(troubleAtom);
    const isEmpty = describe().length === 0 && !isStale();
    if (isEmpty || lines.length > 0 || stale || !mayPass()) write();
    else timer ??= setTimeout(write, delayMs);
  };
  /** The first news of another program ends the errors of the one before it. */
  const begin = () => {
    if (isOld) [errors, outcome] = [[], undefined];
    isOld = false;
  };
  return {
    /** Called when the program was compiled: with its problems, or none if it runs. */
    setProblems: (all: readonly ProjectProblem[]) => {
      problems = all;
      if (all.length === 0) isOld = true;
      else update();
    },
    setOutcome: (now: RunOutcome) => {
      begin();
      outcome = now;
      if (isDisplayed()) hasPicture = now === 'shown';
      update();
    },
    addError: ({ message, place }: PreviewError) => {
      begin();
      errors = [...errors, { text: message, ...(place && { place }) }].slice(-maxMessages);
      update();
    },
    /** Called when there is no picture any more. */
    clear: () => {
      [errors, outcome, hasPicture, isOld] = [[], undefined, false, false];
      write();
    },
  };
}
