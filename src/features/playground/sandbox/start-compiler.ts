import type { ProjectFile } from '../../samples/compiler/project.ts';
import type {
  CompileRequest,
  Compiler,
  CompilerEvents,
  CompilerPlace,
} from '../protocol/compiler.ts';
import { readCompileAnswer, readyMessage } from '../protocol/compiler-messages.ts';
import { openWorker } from './open-worker.ts';
import { startParser } from './start-parser.ts';

/** How long the worker may take to load, and for one project, in milliseconds. */
const timeoutMs = { load: 30_000, work: 5_000 };

/**
 * Starts the compiler in a worker without an origin. It works on one project at a time, and of those
 * that come meanwhile the newest is next. A worker that does not answer is replaced.
 */
export function startCompiler(place: CompilerPlace, events: CompilerEvents): Compiler {
  const parser = startParser(place);
  let running: RunningWorker | undefined;
  let next: CompileRequest | undefined;
  let last = 0;
  const giveNext = () => {
    if (!running?.isFree() || !next) return;
    running.ask(next);
    next = undefined;
  };
  const start = () =>
    startWorker(place, {
      onFree: giveNext,
      onAnswer: (answer) => {
        if (answer.id === last) events.onAnswer(answer);
      },
      onFailure: (failure) => {
        running = undefined;
        events.onFailure(failure);
        // What came while it hung has not been tried.
        if (next && failure.reason === 'hang') running = start();
      },
    });
  const end = () => {
    running?.end();
    running = undefined;
    next = undefined;
  };
  return {
    compile(files, mode, options) {
      last += 1;
      next = { id: last, files, mode, ...options };
      running ??= start();
      giveNext();
    },
    parse: (file: ProjectFile) => parser.parse(file),
    renew() {
      if (running?.isUsed()) end();
      running ??= start();
    },
    end,
    stop() {
      end();
      parser.stop();
    },
  };
}

type RunningWorker = {
  isFree: () => boolean;
  /** Whether it was given a project. */
  isUsed: () => boolean;
  ask: (request: CompileRequest) => void;
  end: () => void;
};

function startWorker(
  place: CompilerPlace,
  { onFree, onAnswer, onFailure }: CompilerEvents & { onFree: () => void },
): RunningWorker {
  let [isReady, isUsed] = [false, false];
  let asked: CompileRequest | undefined;
  let timer = setTimeout(() => fail('load', 'it did not answer'), timeoutMs.load);
  const end = () => {
    clearTimeout(timer);
    worker.end();
  };
  const fail = (reason: 'load' | 'hang', message: string) => {
    end();
    onFailure({ reason, message });
  };
  /** It answers each request once, and says nothing else. */
  const onMessage = (data: unknown) => {
    if (!isReady && data === readyMessage) {
      isReady = true;
      clearTimeout(timer);
      return onFree();
    }
    const answer = asked && readCompileAnswer(data, listNames(asked));
    if (!answer || answer.id !== asked?.id)
      return fail('hang', 'it gave an answer that cannot be read');
    clearTimeout(timer);
    asked = undefined;
    // While the page shows the answer, the worker is at the next one.
    onFree();
    onAnswer(answer);
  };
  const worker = openWorker(place, { onMessage, onFailure: (message) => fail('load', message) });
  return {
    isFree: () => isReady && !asked,
    isUsed: () => isUsed,
    ask(request) {
      isUsed = true;
      asked = request;
      const text = `it worked for more than ${timeoutMs.work / 1000} seconds`;
      timer = setTimeout(() => fail('hang', text), timeoutMs.work);
      worker.send(request);
    },
    end,
  };
}

const listNames = ({ files }: CompileRequest) => files.map(({ name }) => name);
