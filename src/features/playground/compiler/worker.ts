import './lock-worker.ts';
import type { WorkerRequest } from '../protocol/compiler.ts';
import { readyMessage } from '../protocol/compiler-messages.ts';
import { answerCompilerRequest } from './answer-request.ts';
import { parseFile } from './parse-file.ts';

addEventListener('message', takePort, { once: true });

/** The frame hands on the port of the page, to which each answer is a text of JSON. */
function takePort({ ports: [port] }: MessageEvent): void {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<WorkerRequest>) =>
    port.postMessage(JSON.stringify(answer(data)));
  port.postMessage(readyMessage);
}

function answer(request: WorkerRequest) {
  if ('parse' in request) return { id: request.id, parsed: parseFile(request.parse) };
  return answerCompilerRequest(request);
}
