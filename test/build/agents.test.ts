import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serveSite } from '../../src/commands/serve-site.ts';
import { siteFolder, siteUrl } from './built-site.ts';

/** What the test uses of afdocs, which `npm ci` doesn't install. */
type Afdocs = {
  runChecks(url: string, options: object): Promise<Report>;
  computeScore(report: Report): { overall: number };
};
type Report = { results: { id: string; status: string; message: string }[] };

const afdocs = createRequire(new URL('../../mcp/package.json', import.meta.url)).resolve('afdocs');

test('S7.8 afdocs, which rates documentation for agents, gives the site at least 95 of 100', async () => {
  const { computeScore, runChecks }: Afdocs = await import(afdocs);
  // A plain host, which sends files as they are.
  const server = serveSite(siteFolder, { headers: false });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const report = await runChecks(`http://127.0.0.1:${port}`, {
    samplingStrategy: 'deterministic',
    maxLinksToTest: 20,
    requestDelay: 0,
    canonicalOrigin: siteUrl,
    networkContext: 'ci',
  });
  await new Promise((closed) => server.close(closed));
  const weak = report.results.filter(({ status }) => status === 'fail' || status === 'error');
  const { overall } = computeScore(report);
  expect(
    overall,
    weak.map(({ id, message }) => `${id}: ${message}`).join('\n'),
  ).toBeGreaterThanOrEqual(95);
});
