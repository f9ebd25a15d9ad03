import { loadSite } from '../../../config/load-site.ts';
import { countOf } from '../../../faults/count-of.ts';
import { FaultError } from '../../../faults/fault.ts';
import { PlainError } from '../../../faults/plain-error.ts';
import { runCommand } from '../../../process/run-command.ts';
import { searchOptions } from '../options.ts';
import { describePush } from '../push/describe-push.ts';
import { indexSettings } from '../push/index-settings.ts';
import { pushRecords } from '../push/push-records.ts';
import { readBuiltRecords } from '../push/read-records.ts';

await runCommand(async () => {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--dry-run');
  if (unknown.length > 0) {
    throw new PlainError(
      `npm run search:push has only the option --dry-run, not ${unknown.join(' ')}.`,
    );
  }
  const { site, faults } = await loadSite(process.cwd());
  if (!site) throw new FaultError(faults);
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
