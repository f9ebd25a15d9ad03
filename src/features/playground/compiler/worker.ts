import type { WorkerRequest } from '../protocol.ts';
import { answerRequest } from './answer-request.ts';
import { parseFile } from './parse-file.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if ('parse' in data) postMessage({ id: data.id, parsed: parseFile(data.parse) });
  else postMessage(answerRequest(data));
});
postMessage('ready');
