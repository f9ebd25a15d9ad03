import type { ContentFacts } from '../content/content-facts.ts';

/**
 * Guesses the facts of a text that isn't compiled yet, so that other pages can link to it.
 * @param body the text below the front matter
 */
export function guessFacts(body: string): ContentFacts {
  const text = { isHtml: true, sum: '', links: [] };
  return {
    ownHeading: findHeading(body),
    headings: [],
    ids: [],
    links: [],
    partials: [],
    imports: [],
    assets: [],
    words: 0,
    truncated: false,
    texts: { whole: text, preview: text },
    blocksSum: '',
    key: '',
  };
}

/** The first `# heading` outside of code blocks. */
function findHeading(body: string): string | undefined {
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = undefined;
    const heading = fence === undefined && /^#\s+(.+?)(?:\s+\{#.*\})?\s*$/.exec(line)?.[1];
    if (heading) return heading.replace(/[`*_]/g, '');
  }
  return undefined;
}
