import '../compiler/lock-worker.ts';
import { libraries } from 'virtual:type-libraries';
import { readyMessage } from '../protocol/compiler-messages.ts';
import type { TypeRequest } from '../protocol/type-check.ts';
import { createTypeChecker } from './check-types.ts';

/** The worker that checks types: it parses projects, but runs none of their code. */
addEventListener('message', takePort, { once: true });

function takePort({ ports: [port] }: MessageEvent): void {
  if (!port) return;
  const check = createTypeChecker(libraries);
  port.onmessage = ({ data: { id, files } }: MessageEvent<TypeRequest>) =>
    port.postMessage(JSON.stringify({ id, problems: check(files) }));
  port.postMessage(readyMessage);
}
