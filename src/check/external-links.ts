import type { ContentFacts } from '../content/content-facts.ts';
import type { PartialSource } from '../content/content-index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** How many addresses are requested in parallel. */
const maxParallel = 8;
/** The timeout of a request. */
const requestTimeoutMs = 20_000;

type LinkingFile = Pick<PartialSource, 'file'> & { facts: Pick<ContentFacts, 'links'> };

/** Lists the addresses of other sites, with the places that link to them. */
export function findExternalLinks(
  { docs, posts, partials }: Record<'docs' | 'posts' | 'partials', LinkingFile[]>,
  ownOrigin: string,
): Map<string, Pick<Diagnostic, 'file' | 'line' | 'column'>[]> {
  const places = [...docs, ...posts, ...partials].flatMap(({ file, facts }) =>
    facts.links.map(({ href, line, column }) => ({ file, line, column, href })),
  );
  const external = places.filter(({ href }) => {
    return /^https?:\/\//.test(href) && !href.startsWith(ownOrigin);
  });
  return Map.groupBy(external, ({ href }) => href.replace(/#.*$/, ''));
}

/**
 * Requests each address.
 * @returns a diagnostic at each place that links to a missing page
 */
export async function requestExternalLinks(
  links: ReturnType<typeof findExternalLinks>,
): Promise<Diagnostic[]> {
  const waiting = [...links.keys()];
  const diagnostics: Diagnostic[] = [];
  const askNext = async (): Promise<void> => {
    const address = waiting.shift();
    if (address === undefined) return;
    const problem = await requestAddress(address);
    for (const { file, line, column } of problem ? (links.get(address) ?? []) : []) {
      const message = `${address} ${problem}`;
      diagnostics.push({
        file,
        line,
        column,
        message,
        hint: 'Open it in a browser, then correct or remove the link.',
      });
    }
    return askNext();
  };
  await Promise.all(Array.from({ length: maxParallel }, askNext));
  return diagnostics;
}

/**
 * Requests an address.
 * @returns what is wrong with it; undefined if a page is there, or if its server blocks bots
 */
async function requestAddress(address: string): Promise<string | undefined> {
  const ask = (method: string) =>
    fetch(address, {
      method,
      headers: { 'user-agent': 'Mozilla/5.0 (a check of links)' },
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
  try {
    const short = await ask('HEAD');
    const { status } = short.ok ? short : await ask('GET');
    return status === 404 || status === 410 || status >= 500 ? `answered ${status}` : undefined;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return `cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}
