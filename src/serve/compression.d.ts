/** The middleware as plain servers of Node use it; its published types need those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  const compression: {
    (options?: { filter?: Filter }): Middleware;
    /** Whether the type of an answer is one that gets smaller. */
    filter: Filter;
  };
  export default compression;
}
