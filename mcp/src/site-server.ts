import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { readPage, type Told } from './read-page.ts';
import { createSearch } from './search-site.ts';
import type { ReadFile } from './site-files.ts';
import { readPages } from './site-pages.ts';

export type SiteOptions = {
  read: ReadFile;
  /** The path of the results page, below which the index is: `search/` by default. */
  search?: string;
};

const name = 'site-docs';
const version = '0.13.0';
const readOnly = { readOnlyHint: true, openWorldHint: false };

/**
 * Creates servers that search and read one site, and share what they have loaded.
 * @returns a function that creates a server for a connection or a request
 */
export function createSiteServers({ read, search = 'search/' }: SiteOptions): () => McpServer {
  const find = createSearch(read, search);
  const tell = async ({ text, failed = false }: Told) => ({
    content: [{ type: 'text' as const, text }],
    isError: failed,
  });
  return () => {
    const server = new McpServer({ name, version }, { instructions });
    server.registerTool(
      'search',
      {
        title: 'Search the documentation',
        description:
          'Finds pages and sections with the search of the site. Returns addresses with titles and the matching text; read them with read_page.',
        inputSchema: z.object({
          query: z.string().min(1).max(200).describe('A few words: "theme variables"'),
          limit: z
            .number()
            .int()
            .min(1)
            .max(20)
            .default(8)
            .describe('The maximum number of results'),
        }),
        annotations: readOnly,
      },
      async ({ query, limit }) => tell({ text: listFound(query, await find(query, limit)) }),
    );
    server.registerTool(
      'read_page',
      {
        title: 'Read a page',
        description:
          'Returns a page as Markdown. With "#" and the id of a heading, it returns only that section.',
        inputSchema: z.object({
          address: z.string().min(1).max(2000).describe('/docs/learn/ or /docs/learn/#a-heading'),
        }),
        annotations: readOnly,
      },
      async ({ address }) => tell(await readPage(read, await readPages(read), address)),
    );
    server.registerTool(
      'list_pages',
      {
        title: 'List the pages',
        description: 'Lists the addresses and titles of all pages, in order.',
        inputSchema: z.object({
          under: z.string().max(2000).optional().describe('Only pages below this path: /docs/api/'),
        }),
        annotations: readOnly,
      },
      async ({ under = '' }) => tell(await listPages(read, under)),
    );
    return server;
  };
}

const instructions =
  'The documentation of a library. Search first, read the pages or sections found, then answer and cite their addresses.';

function listFound(query: string, pages: Awaited<ReturnType<ReturnType<typeof createSearch>>>) {
  if (pages.length === 0) return `Nothing was found for "${query}". Try fewer or other words.`;
  return pages
    .map(({ address, title, text }) => [`${address}  ${title}`, text].filter(Boolean).join('\n  '))
    .join('\n');
}

async function listPages(read: ReadFile, under: string): Promise<Told> {
  const shown = (await readPages(read)).listBelow(under);
  if (shown.length === 0) return { text: `There are no pages below ${under}.`, failed: true };
  return { text: shown.map(({ address, title }) => `${address}  ${title}`).join('\n') };
}
