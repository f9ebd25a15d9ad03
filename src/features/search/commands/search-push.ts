import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IndexSettings } from '@algolia/client-search';
import { z } from 'zod';
import { loadSite } from '../../../config/load-site.ts';
import { countOf } from '../../../diagnostics/count-of.ts';
import { DiagnosticError } from '../../../diagnostics/diagnostic.ts';
import { PlainError } from '../../../diagnostics/plain-error.ts';
import { runCommand } from '../../../node/run-command.ts';
import { searchOptions } from '../options.ts';
import { type Push, pushRecords } from '../push/push-records.ts';

const previewCount = 3;

/** Describes what a push would send, for the terminal. */
function describePush({ indexName, settings, records }: Push): string {
  const bytes = Buffer.byteLength(JSON.stringify(records));
  return [
    `Nothing is sent. The index ${indexName} would have ${countOf(records.length, 'record')} (${bytes} bytes).`,
    `The first ${Math.min(previewCount, records.length)}:`,
    ...records.slice(0, previewCount).map((record) => JSON.stringify(record, null, 2)),
    'Its settings:',
    JSON.stringify(settings, null, 2),
  ].join('\n');
}

const recordsSchema = z.array(z.looseObject({ objectID: z.string() })).min(1);

/**
 * Reads the records that the last build made for the hosted service.
 * @param searchPagePath the path of the search page
 * @throws PlainError if there are none
 */
function readBuiltRecords(root: string, searchPagePath: string) {
  const file = `dist/public${searchPagePath}records.json`;
  const recordsFile = path.join(root, file);
  if (!existsSync(recordsFile)) {
    throw new PlainError(
      `There are no built records: ${file} is missing. Run npm run build first.`,
    );
  }
  try {
    return recordsSchema.parse(JSON.parse(readFileSync(recordsFile, 'utf8')));
  } catch {
    throw new PlainError(`${file} does not contain records. Run npm run build again.`);
  }
}

/** The settings of the hosted index: ranking, filters, and returned fields. */
const indexSettings: IndexSettings = {
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'url_without_anchor', 'anchor'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  camelCaseAttributes: ['hierarchy', 'content'],
  // So that packages, pseudo-elements and at-rules can be searched with their signs.
  separatorsToIndex: '@:_',
  searchableAttributes: [
    ...[0, 1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'content',
  ],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
};

await runCommand(async () => {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--dry-run');
  if (unknown.length > 0) {
    throw new PlainError(
      `npm run search:push has only the option --dry-run, not ${unknown.join(' ')}.`,
    );
  }
  const { site, diagnostics } = await loadSite(process.cwd());
  if (!site) throw new DiagnosticError(diagnostics);
  const { algolia, searchPagePath } = searchOptions(site);
  if (!algolia) {
    throw new PlainError('site.config.ts names no index: add search.algolia.');
  }
  const { appId, indexName } = algolia;
  const records = readBuiltRecords(process.cwd(), searchPagePath);
  const push = { indexName, settings: indexSettings, records };
  if (process.argv.includes('--dry-run')) {
    console.log(describePush(push));
    return;
  }
  const { ALGOLIA_WRITE_KEY: key, ALGOLIA_ORIGIN: origin } = process.env;
  if (!key) {
    throw new PlainError(
      `ALGOLIA_WRITE_KEY is not set: use a key of the application ${appId} that may write to ${indexName}.`,
    );
  }
  await pushRecords(push, { appId, key, ...(origin && { origin }) });
  console.log(`${indexName} now has the ${countOf(records.length, 'record')} of this build.`);
});
