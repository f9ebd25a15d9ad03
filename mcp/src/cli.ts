#!/usr/bin/env node
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { readFolder, readOrigin } from './site-files.ts';
import { createSiteServers } from './site-server.ts';

const usage = `Usage: stylex-docs-mcp [site] [--search path]

  site      the folder of a built site (dist/public) or its address; https://stylexjs.com/ by default
  --search  the path of its results page: search/ by default`;

/** Serves a site to the program that started this one, until that closes the connection. */
function main(): void {
  const { site, search } = readArguments();
  const isAddress = /^https?:\/\//.test(site);
  if (!isAddress && !statSync(site, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(
      `There is no folder ${site}. Build the site first, or give its address with https://.`,
    );
  }
  serveStdio(createSiteServers({ read: isAddress ? readOrigin(site) : readFolder(site), search }));
}

function readArguments(): { site: string; search?: string } {
  const options = { search: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [site = 'https://stylexjs.com/', more] = positionals;
  if (more !== undefined) throw new Error('Pass one site only.');
  const search = values.search?.replace(/^\/+|\/*$/g, '');
  return { site, ...(search && { search: `${search}/` }) };
}

try {
  main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  process.exitCode = 1;
}
