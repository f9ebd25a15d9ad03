import type { CompilerFailure, CompilerPlace } from '../protocol/compiler.ts';
import { readyMessage } from '../protocol/compiler-messages.ts';
import { openWorker } from './open-worker.ts';

type Numbered = { id: number };

type Work<Request, Answer> = {
  /** Reads what came as a stranger's answer to a request; undefined for anything else. */
  read: (data: unknown, asked: Request) => Answer | undefined;
  /** How long the worker may take to load, and for one request, in milliseconds. */
  timeoutMs: { load: number; work: number };
};

type Events<Answer> = {
  /** The answer to the newest request, never to an earlier one. */
  onAnswer: (answer: Answer) => void;
  /** Another try is the next `ask`. */
  onFailure: (failure: CompilerFailure) => void;
};

/**
 * Starts a worker without an origin that works on one project at a time, and of those that come meanwhile
 * the newest is next. A worker that does not answer is replaced.
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
    /** @param make gives the request its number */
    ask(make: (id: number) => Request) {
      last += 1;
      next = make(last);
      running ??= start();
      giveNext();
    },
    /** Before another project: a worker that was given one is replaced. */
    renew() {
      if (running?.isUsed()) end();
      running ??= start();
    },
    end,
  };
}

type RunningWorker<Request> = {
  isFree: () => boolean;
  /** Whether it was given a project. */
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
  let asked: Request | undefined;
  let timer = setTimeout(() => fail('load', 'it did not respond'), timeoutMs.load);
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
    const answer = asked && read(data, asked);
    if (!answer || answer.id !== asked?.id) return fail('hang', 'it sent an invalid response');
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
      const text = `it ran for more than ${timeoutMs.work / 1000} seconds`;
      timer = setTimeout(() => fail('hang', text), timeoutMs.work);
      worker.send(request);
    },
    end,
  };
}
