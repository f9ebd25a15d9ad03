import { openWorker } from '../../../src/features/playground/sandbox/open-worker.ts';
import { startCompiler } from '../../../src/features/playground/sandbox/start-compiler.ts';
import { startPreview } from '../../../src/features/playground/sandbox/start-preview.ts';
import type { ProjectFile } from '../../../src/features/samples/compiler/project.ts';

/** The outcome of a project that was opened in the page. */
export type Outcome = {
  problems: string[];
  /** Its errors and lines, with `file:line` where that is known. */
  errors: string[];
  lines: string[];
  states: string[];
  /** The longest time for which the page was blocked, in milliseconds. */
  blocked: number;
};

const fresh = (): Outcome => ({ problems: [], errors: [], lines: [], states: [], blocked: 0 });
let outcome = fresh();
let tell = () => {};

type Told = { place?: { file: string; line: number } };
const say = ({ place }: Told, text: string) =>
  place ? `${place.file}:${place.line} ${text}` : text;

/** The compiled code of each response. */
const answers: string[] = [];

const { compilerUrl = '', frameUrl = '', previewUrl = '', reactUrl = '' } = document.body.dataset;
const preview = startPreview(
  document.body,
  { page: previewUrl, react: reactUrl },
  {
    onConsole: (line) => note('lines', say(line, line.text)),
    onError: (error) => note('errors', say(error, error.message)),
    onState: (state) => {
      // As the editor does.
      if (state === 'hanging') compiler.end();
      note('states', state);
    },
  },
);
const placeOf = (script: string) => ({ script, frame: frameUrl, parent: document.body });
const compiler = startCompiler(placeOf(compilerUrl), {
  onAnswer: ({ compiled, problems, modules, css }) => {
    answers.push(compiled.files.map(({ js }) => js).join('\n'));
    for (const { file, line, column, message } of problems) {
      note('problems', `${file}:${line}:${column} ${message}`);
    }
    if (modules.length > 0) preview.show(modules, css, { dark: false });
  },
  onFailure: ({ reason, message }) => note('problems', `${reason}: ${message}`),
});

function note(kind: 'problems' | 'errors' | 'lines' | 'states', text: string): void {
  outcome[kind].push(text);
  tell();
}

/**
 * Opens a project in a new frame. Ends with the text `until` or, if that is empty, with an error or
 * a final state.
 */
async function open(files: ProjectFile[], until: string): Promise<Outcome> {
  preview.stop();
  compiler.renew();
  outcome = fresh();
  const stopWatching = watchPauses();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 120_000);
    const isOver = () => {
      const { problems, errors, lines, states } = outcome;
      if (until !== '') return [...problems, ...errors, ...lines, ...states].some(fits);
      return problems.length + errors.length > 0 || states.some((state) => over.has(state));
    };
    const fits = (text: string) => text.includes(until);
    tell = () => isOver() && resolve();
    compiler.compile(files, 'production');
  });
  outcome.blocked = stopWatching();
  return outcome;
}

const over = new Set(['shown', 'unseen', 'hanging', 'flooding', 'left', 'missing']);

function watchPauses(): () => number {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 10);
  return () => {
    clearInterval(timer);
    return Math.max(longest, performance.now() - last);
  };
}

async function until(isOver: () => boolean): Promise<string[]> {
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 20));
  return answers;
}

const page = {
  open,
  until,
  answers,
  preview,
  compiler,
  seen: () => outcome,
  startCompiler,
  placeOf,
  openWorker,
};

declare global {
  var playground: typeof page;
}

globalThis.playground = page;
