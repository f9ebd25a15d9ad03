import { z } from 'zod';
import { basePath } from '../../links/path-schema.ts';

const facetFilters = z.array(z.union([z.string(), z.array(z.string())]));

const pattern = z.string().refine(isPattern, 'expected a regular expression');

/** Your Algolia application. Use the search-only key, because everybody can read it in the pages. */
const algolia = z.strictObject({
  /** The id of the application: a part of the addresses that pages may connect to. */
  appId: z.string().regex(/^[A-Za-z\d]+$/, 'expected an Algolia application id'),
  apiKey: z.string().min(1),
  indexName: z.string().min(1),
  /** Filters for every query besides those of `contextualSearch`: all entries, or one of an inner list. */
  facetFilters: facetFilters.optional(),
  /** Hits whose address matches this regular expression belong to another site and keep their address. */
  externalUrlRegex: pattern.optional(),
  /** A replacement in the paths of hits, if the index has other paths than this site. */
  replaceSearchResultPathname: z
    .strictObject({ from: z.string().min(1), to: z.string() })
    .optional(),
});

const options = z
  .strictObject({
    /** `local`: an index that the build creates, on the site's own origin; `algolia`: the hosted service. */
    provider: z.enum(['local', 'algolia']).default('local'),
    algolia: algolia.optional(),
    /** `false` searches the pages of all languages and versions. */
    contextualSearch: z.boolean().default(true),
    searchPagePath: basePath.default('/search/'),
    /** Where visitors can report a query without results; by default, a new issue of the source repository. */
    missingResultsUrl: z.url().optional(),
    /** Queries that the modal suggests to visitors who haven't searched before. */
    suggestions: z.array(z.string().trim().min(1).max(40)).max(6).default([]),
  })
  .refine(({ provider, algolia: keys }) => provider === 'local' || keys, {
    path: ['algolia'],
    error: 'expected appId, apiKey and indexName, which the provider "algolia" needs',
  });

/** The search; by default, with the index that the build creates. `false` turns it off. */
export const field = z.union([z.literal(false), options]).prefault({});

export type SearchOptions = z.output<typeof options>;

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
