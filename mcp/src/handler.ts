import { createMcpHandler } from '@modelcontextprotocol/server';
import { readOrigin } from './site-files.ts';
import { createSiteServers, type SiteOptions } from './site-server.ts';

export { readOrigin };

/**
 * Answers Model Context Protocol requests over HTTP, for hosts that run functions beside files. Between requests
 * it keeps only the files that it has read. @example export default { fetch: createFetch({ read:
 * readOrigin('https://stylexjs.com/') }) };
 */
export function createFetch(options: SiteOptions): (request: Request) => Promise<Response> {
  const { fetch: answer } = createMcpHandler(createSiteServers(options));
  return (request) => answer(request);
}
