import type {
  PreviewError,
  ProjectProblem,
  RunOutcome,
  SourcePlace,
} from '../protocol/compiler.ts';
import { makePlace } from './console-pane.ts';
import { makeElement } from './make-element.ts';

/** How long a program must fail before the preview says so: most failures occur while typing. */
const delayMs = 400;

/** The maximum number of messages that are read out at once. */
const maxMessages = 5;

const sentences: Readonly<Partial<Record<RunOutcome, string>>> = {
  unseen: 'Nothing to see: the elements of the component have no size.',
  empty: 'Nothing to show: the component renders nothing.',
  unexported: 'Nothing to show: no file exports a component.',
};

type Message = { text: string; place?: SourcePlace };

/**
 * The errors of the program, over the picture of the last one that ran.
 * @param stage gets the attribute `data-stale` while its picture isn't of the current program
 */
export function createTrouble(stage: HTMLElement, onPlace: (place: SourcePlace) => void) {
  const element = makeElement('div', { class: 'trouble', role: 'alert' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let problems: readonly ProjectProblem[] = [];
  let outcome: RunOutcome | undefined;
  let errors: Message[] = [];
  /** Whether another program is running, whose errors aren't known yet. */
  let isOld = false;
  let hasPicture = false;
  const isDisplayed = () => outcome === 'shown' || outcome === 'unseen';
  const isStale = () => problems.length > 0 || (outcome !== undefined && !isDisplayed());
  /** The sizes of elements can come later, and a program that fails is often one that is being typed. */
  const mayPass = () =>
    (problems.length === 0 && outcome === 'unseen') || (hasPicture && isStale());
  const describe = (): Message[] => {
    if (problems.length > 0) return problems.map((problem) => messageOf(problem));
    const sentence = outcome && sentences[outcome];
    return [...(sentence ? [{ text: sentence }] : []), ...errors];
  };
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    stage.toggleAttribute('data-stale', isStale() && hasPicture);
    const kept = problems.length > 0 ? 'compiled' : 'ran';
    const note = isStale() && hasPicture ? [`Showing the last version that ${kept}.`] : [];
    const lines = describe().slice(0, maxMessages).map(makeLine);
    element.replaceChildren(
      ...note.map((text) => makeElement('p', { class: 'note' }, text)),
      ...lines,
    );
  };
  const makeLine = ({ text, place }: Message) => {
    const line = makeElement('p', {}, makeElement('span', {}, text));
    if (place) line.append(makePlace(place, () => onPlace(place)));
    return line;
  };
  /** Resolved errors disappear at once; new ones wait; existing ones change at once. */
  const update = () => {
    const isEmpty = describe().length === 0 && !isStale();
    if (isEmpty || element.hasChildNodes() || !mayPass()) write();
    else timer ??= setTimeout(write, delayMs);
  };
  return {
    element,
    /** Called when the program was compiled: with its problems, or none if it runs. */
    setProblems: (found: readonly ProjectProblem[]) => {
      problems = found;
      if (found.length === 0) isOld = true;
      else update();
    },
    setOutcome: (now: RunOutcome) => {
      if (isOld) errors = [];
      isOld = false;
      outcome = now;
      if (isDisplayed()) hasPicture = now === 'shown';
      update();
    },
    addError: ({ message, place }: PreviewError) => {
      if (isOld) errors = [];
      if (isOld) outcome = undefined;
      isOld = false;
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

function messageOf({ file, line, column, message }: ProjectProblem): Message {
  return { text: message, place: { file, line, column } };
}
