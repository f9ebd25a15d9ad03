import { createMcpHandler } from '@modelcontextprotocol/server';
import { readOrigin } from './site-files.ts';
import { createSiteServers, type SiteOptions } from './site-server.ts';

export { readOrigin };

/**
 * Answers requests of the Model Context Protocol over HTTP, for hosts that run functions beside files.
 * It keeps nothing between requests but what it has read.
 * @example export default { fetch: createFetch({ read: readOrigin('https://stylexjs.com/') }) };
 */
export function createFetch(options: SiteOptions): (request: Request) => Promise<Response> {
  const { fetch: answer } = createMcpHandler(createSiteServers(options));
  return (request) => answer(request);
}
