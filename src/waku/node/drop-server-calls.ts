import type { Plugin } from 'vite';

const file = /react-server-dom-webpack-client\.browser\.production\.js$/;
const call = 'processReply(\n      value,';

/**
 * The Vite plugin: leaves out what writes the arguments of calls to a server, a fortieth of the first
 * code of every page. These pages have no server: who calls it is told so.
 */
export function dropServerCalls(): Plugin {
  return {
    name: 'site:drop-server-calls',
    transform: { filter: { id: file }, handler: leaveOutReply },
  };
}

/** @throws where the renderer's code is none that is known */
export function leaveOutReply(code: string): string {
  if (code.split(call).length !== 2 || code.split('processReply(').length !== 3) {
    throw new Error(
      'The client of the renderer has changed: it does not contain the expected code.',
    );
  }
  return code.replace(call, () => 'reject(\n      Error("These pages have no server to call."),');
}
