import type { CompilerFailure, CompilerPlace } from '../protocol/compiler.ts';
import { readyMessage } from '../protocol/compiler-messages.ts';
import { openWorker } from './open-worker.ts';

type Numbered = { id: number };

type Work<Request, Answer> = {
  /** Parses an answer as untrusted; undefined for anything else. */
  read: (data: unknown, request: Request) => Answer | undefined;
  /**
   * The time limits in milliseconds: for loading the worker, for its first request, when all of its code still runs
   * slowly, and for any later one.
   */
  timeoutMs: { load: number; first: number; work: number };
};

type Events<Answer> = {
  /** Called with the answer to the newest request, never to an earlier one. */
  onAnswer: (answer: Answer) => void;
  /** Called when a request failed; the next `ask` retries. */
  onFailure: (failure: CompilerFailure) => void;
};

/**
 * Starts a worker with opaque origin that handles one request at a time; of those that arrive meanwhile, only the
 * newest is next. A worker that doesn't answer is replaced.
 */
export function askNewest<Request extends Numbered, Answer extends Numbered>(
  place: CompilerPlace,
  work: Work<Request, Answer>,
  events: Events<Answer>,
) {
  let running: RunningWorker<Request> | undefined;
  let next: Request | undefined;
  let last = 0;
  const giveNext = () => {
    if (!running?.isFree() || !next) return;
    running.ask(next);
    next = undefined;
  };
  const start = () =>
    startWorker(place, work, {
      onFree: giveNext,
      onAnswer: (answer) => {
        if (answer.id === last) events.onAnswer(answer);
      },
      onFailure: (failure) => {
        running = undefined;
        events.onFailure(failure);
        // A request that arrived while it hung hasn't been tried.
        if (next && failure.reason === 'hang') running = start();
      },
    });
  const end = () => {
    running?.end();
    running = undefined;
    next = undefined;
  };
  return {
    /** @param make creates the request with its number */
    ask(make: (id: number) => Request) {
      last += 1;
      next = make(last);
      running ??= start();
      giveNext();
    },
    /** Called before another project: replaces a worker that has had a project. */
    renew() {
      if (running?.isUsed()) end();
      running ??= start();
    },
    end,
  };
}

type RunningWorker<Request> = {
  isFree: () => boolean;
  /** Whether it has had a project. */
  isUsed: () => boolean;
  ask: (request: Request) => void;
  end: () => void;
};

function startWorker<Request extends Numbered, Answer extends Numbered>(
  place: CompilerPlace,
  { read, timeoutMs }: Work<Request, Answer>,
  { onFree, onAnswer, onFailure }: Events<Answer> & { onFree: () => void },
): RunningWorker<Request> {
  let [isReady, isUsed] = [false, false];
  let sent: Request | undefined;
  let timer = setTimeout(() => fail('load', 'it did not respond'), timeoutMs.load);
  const end = () => {
    clearTimeout(timer);
    worker.end();
  };
  const fail = (reason: 'load' | 'hang', message: string) => {
    end();
    onFailure({ reason, message });
  };
  /** The worker answers each request once, and sends nothing else. */
  const onMessage = (data: unknown) => {
    if (!isReady && data === readyMessage) {
      isReady = true;
      clearTimeout(timer);
      return onFree();
    }
    const answer = sent && read(data, sent);
    if (!answer || answer.id !== sent?.id) return fail('hang', 'it sent an invalid response');
    clearTimeout(timer);
    sent = undefined;
    // The worker continues with the next request while the page shows the answer.
    onFree();
    onAnswer(answer);
  };
  const worker = openWorker(place, { onMessage, onFailure: (message) => fail('load', message) });
  return {
    isFree: () => isReady && !sent,
    isUsed: () => isUsed,
    ask(request) {
      const limit = isUsed ? timeoutMs.work : timeoutMs.first;
      isUsed = true;
      sent = request;
      const text = `it ran for more than ${limit / 1000} seconds`;
      timer = setTimeout(() => fail('hang', text), limit);
      worker.send(request);
    },
    end,
  };
}
