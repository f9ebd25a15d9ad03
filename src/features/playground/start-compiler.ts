import type { ProjectFile } from '../samples/compile/project.ts';
import type {
  CompileAnswer,
  CompileRequest,
  Compiler,
  CompilerEvents,
  ParseAnswer,
  ParsedFile,
  StartCompiler,
} from './protocol.ts';

/** How long the worker may take to load, and for one project, in milliseconds. */
const patience = { load: 30_000, work: 5_000 };

/**
 * Starts the compiler in a worker. It works on one project at a time, and of those that come
 * meanwhile the newest is next. A worker that does not answer is replaced.
 */
export const startCompiler: StartCompiler = (url, events) => {
  let running: RunningWorker | undefined;
  let next: CompileRequest | undefined;
  let last = 0;
  const giveNext = () => {
    if (!running?.isFree() || !next) return;
    running.ask(next);
    next = undefined;
  };
  const start = () =>
    startWorker(url, {
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
  return {
    compile(files, mode, options) {
      last += 1;
      next = { id: last, files, mode, ...options };
      running ??= start();
      giveNext();
    },
    parse(file) {
      running ??= start();
      return running.parse(file);
    },
    stop() {
      running?.end();
      running = undefined;
      next = undefined;
    },
  } satisfies Compiler;
};

type RunningWorker = {
  isFree: () => boolean;
  ask: (request: CompileRequest) => void;
  parse: (file: ProjectFile) => Promise<ParsedFile>;
  end: () => void;
};

function startWorker(
  url: string,
  { onFree, onAnswer, onFailure }: CompilerEvents & { onFree: () => void },
): RunningWorker {
  const worker = new Worker(trustUrl(url), { name: 'compiler' });
  let isFree = false;
  let timer = setTimeout(() => fail('load', 'it did not answer'), patience.load);
  const end = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const parsing: PromiseWithResolvers<ParsedFile>[] = [];
  const fail = (reason: 'load' | 'hang', message: string) => {
    end();
    for (const { reject } of parsing) reject(new Error(message));
    onFailure({ reason, message });
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail('load', event.message || `${url} could not be loaded`);
  };
  worker.onmessage = ({ data }: MessageEvent<CompileAnswer | ParseAnswer | 'ready'>) => {
    if (data !== 'ready' && 'parsed' in data) return parsing[data.id]?.resolve(data.parsed);
    clearTimeout(timer);
    isFree = true;
    // While the page shows the answer, the worker is at the next one.
    onFree();
    if (data !== 'ready') onAnswer(data);
  };
  return {
    isFree: () => isFree,
    ask(request) {
      isFree = false;
      const text = `it worked for more than ${patience.work / 1000} seconds`;
      timer = setTimeout(() => fail('hang', text), patience.work);
      worker.postMessage(request);
    },
    parse(file) {
      const asked = Promise.withResolvers<ParsedFile>();
      worker.postMessage({ id: parsing.push(asked) - 1, parse: file });
      return asked.promise;
    },
    end,
  };
}

const policy = globalThis.trustedTypes?.createPolicy('site-worker', {
  createScriptURL: (url) => url,
});

/** Where a worker's script is: the page gives addresses that the build wrote into it, and no other. */
function trustUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : url;
}
