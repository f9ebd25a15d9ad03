import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '../../../config/load-site.ts';
import { DiagnosticError } from '../../../diagnostics/diagnostic.ts';
import { PlainError } from '../../../diagnostics/plain-error.ts';
import { runCommand } from '../../../node/run-command.ts';
import { explainQuery } from '../index/explain-query.ts';
import { searchOptions } from '../options.ts';
import { openIndex } from '../query/read-index.ts';

const hitCount = 10;

await runCommand(async () => {
  const query = process.argv.slice(2).join(' ');
  if (query === '') {
    throw new PlainError('Add a query: npm run search -- "define variables"');
  }
  const { site, diagnostics } = await loadSite(process.cwd());
  if (!site) throw new DiagnosticError(diagnostics);
  const { provider, searchPagePath } = searchOptions(site);
  const folder = `dist/public${searchPagePath}index`;
  if (!existsSync(path.join(folder, 'core.json'))) {
    throw new PlainError(
      provider === 'local'
        ? `There is no index: ${folder} is missing. Run npm run build first.`
        : 'This site uses hosted search, so it has no local index.',
    );
  }
  const index = await openIndex(async (name) =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
  );
  console.log(await explainQuery(index, query, hitCount));
});
