/** The middleware with the types of plain Node.js servers; its published types need Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  const compression: {
    (options?: { filter?: Filter }): Middleware;
    /** Whether responses of a type can be compressed. */
    filter: Filter;
  };
  export default compression;
}
