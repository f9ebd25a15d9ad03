import type { ProjectFile } from '../../samples/compiler/project.ts';
import type { CompilerPlace, ParsedFile } from '../protocol/compiler.ts';
import { readParseAnswer, readyMessage } from '../protocol/compiler-messages.ts';
import { type OpenWorker, openWorker } from './open-worker.ts';

/** The time limits for loading the worker, and for one file, in milliseconds: on a slow phone the first takes long. */
const timeoutMs = { load: 30_000, work: 20_000 };

type Asked = PromiseWithResolvers<ParsedFile> & { file: ProjectFile };

/**
 * Parses files for the formatter, in a separate worker and frame: a worker that has compiled a project may be
 * under its control, and the result is written into the visitor's file.
 */
export function startParser(place: CompilerPlace) {
  let worker: OpenWorker | undefined;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: Asked[] = [];
  const stop = (message = 'it was stopped') => {
    clearTimeout(timer);
    worker?.end();
    worker = undefined;
    isReady = false;
    for (const { reject } of waiting.splice(0)) reject(new Error(message));
  };
  const stopAfter = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => stop('The compiler did not respond'), milliseconds);
  };
  /** Sends the first waiting request; its number doesn't matter, since there is only one at a time. */
  const askNext = () => {
    const [first] = waiting;
    clearTimeout(timer);
    if (!isReady || !first) return;
    stopAfter(timeoutMs.work);
    worker?.send({ id: 0, parse: first.file });
  };
  const onMessage = (data: unknown) => {
    if (!isReady && data === readyMessage) {
      isReady = true;
      return askNext();
    }
    const [first] = waiting;
    const answer = first && readParseAnswer(data, first.file.name);
    if (!answer) return stop('The compiler sent an invalid response');
    waiting.shift();
    first.resolve(answer.parsed);
    askNext();
  };
  const parse = (file: ProjectFile): Promise<ParsedFile> => {
    const request = { ...Promise.withResolvers<ParsedFile>(), file };
    waiting.push(request);
    if (!worker) {
      worker = openWorker(place, { onMessage, onFailure: stop });
      stopAfter(timeoutMs.load);
    } else if (waiting.length === 1) askNext();
    return request.promise;
  };
  return { parse, stop: () => stop() };
}
