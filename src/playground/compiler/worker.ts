import type { CompileRequest } from '../protocol.ts';
import { answerRequest } from './answer-request.ts';

addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  postMessage(answerRequest(data));
});
postMessage('ready');
