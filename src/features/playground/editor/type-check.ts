import type { MissingHelp } from '../../../boot/missing-script.ts';
import { deleteItem, readItem, storeItem } from '../../../boot/storage.ts';
import { textFor } from '../../../texts/text.ts';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import type { CompilerFailure, ProjectProblem } from '../protocol/compiler.ts';
import { startTypeChecker } from '../sandbox/start-type-checker.ts';
import type { Notices } from './notices.ts';
import { checksTypesAtom, filesAtom, type Store } from './state.ts';

const storageKey = 'playground-types';
const matter = 'types';

/** How long after the last key press types are checked, in milliseconds, so that the preview comes first. */
const delayMs = 250;

type TypeCheckOptions = {
  store: Store;
  host: HTMLElement;
  help: MissingHelp;
  notices: Notices;
  /** Called when the problems change. */
  onProblems: () => void;
};

/**
 * Optional type checking with TypeScript, which is larger than the rest of the page. The choice is stored.
 * @returns `problems` lists the problems in files that haven't changed since
 */
export function createTypeCheck({ store, host, help, notices, onProblems }: TypeCheckOptions) {
  let checker: ReturnType<typeof startTypeChecker> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requested: ProjectFile[] = [];
  let checked: ProjectFile[] = [];
  let problems: ProjectProblem[] = [];
  const { types: script = '', frames = '' } = host.dataset;
  const frame = `${frames}compiler.html`;
  const isOn = () => store.get(checksTypesAtom);
  const ask = () => {
    requested = store.get(filesAtom);
    checker?.check(requested);
  };
  const start = () => {
    checker = startTypeChecker(
      { script, frame, parent: host.shadowRoot ?? document.body },
      { onAnswer: (answer) => show(answer.problems), onFailure: tellFailure },
    );
    if (checked.length === 0) notices.say(matter, textFor('playground.types.loading'));
    ask();
  };
  const show = (answer: ProjectProblem[]) => {
    notices.end(matter);
    [checked, problems] = [requested, answer];
    onProblems();
  };
  const tellFailure = ({ reason, message }: CompilerFailure) => {
    const retry = { label: textFor('shell.retry'), run: () => void restart() };
    const text =
      reason === 'hang'
        ? textFor('playground.types.stopped', { reason: message })
        : textFor('playground.types.missing');
    notices.say(matter, text, retry);
  };
  const restart = async () => {
    stop();
    await Promise.all([script, frame].map(help.refresh));
    if (isOn()) start();
  };
  const stop = () => {
    clearTimeout(timer);
    checker?.stop();
    checker = undefined;
  };
  const toggle = () => {
    store.set(checksTypesAtom, !isOn());
    if (isOn()) {
      storeItem(storageKey, 'on');
      return start();
    }
    deleteItem(storageKey);
    stop();
    notices.end(matter);
    [checked, problems] = [[], []];
    onProblems();
  };
  return {
    toggle,
    stop,
    problems: () => {
      const now = new Map(store.get(filesAtom).map(({ name, code }) => [name, code]));
      const isSame = ({ name, code }: ProjectFile) => now.get(name) === code;
      const same = new Set(checked.filter(isSame).map(({ name }) => name));
      return problems.filter(({ file }) => same.has(file));
    },
    /** Called when the project has changed and the compiler has answered. */
    follow: () => {
      clearTimeout(timer);
      if (checker) timer = setTimeout(ask, delayMs);
      else if (!isOn() && readItem(storageKey) === 'on') toggle();
    },
  };
}
