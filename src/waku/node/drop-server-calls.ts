import type { Plugin } from 'vite';

const file = /react-server-dom-webpack-client\.browser\.production\.js$/;
const call = 'processReply(\n      value,';

/**
 * The Vite plugin: removes the serialization of arguments for calls to a server, 2.5% of the first code of every
 * page. These pages have no server, and calls throw an error that says so.
 */
export function dropServerCalls(): Plugin {
  return {
    name: 'site:drop-server-calls',
    transform: { filter: { id: file }, handler: leaveOutReply },
  };
}

/** @throws if the renderer's code is unknown */
export function leaveOutReply(code: string): string {
  if (code.split(call).length !== 2 || code.split('processReply(').length !== 3) {
    throw new Error(
      'The client of the renderer has changed: it does not contain the expected code.',
    );
  }
  return code.replace(call, () => 'reject(\n      Error("These pages have no server to call."),');
}
