import type { Server } from 'node:http';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Flow, goFlow, type Kind, kinds } from './faults/fault-flows.ts';
import { type Fault, faults, serveWithFaults } from './faults/fault-server.ts';
import { launchBrowser, originOf } from './site-in-browser.ts';

/** The page itself is the browser's to load: where it does not come, no page of ours is there. */
const byBrowser = ['page'];

/** Browsers paint nothing of a page, and let nobody press, before its style sheet has come or failed. */
const isUnseen = ({ file, fault, flow }: { file: string; fault: Fault; flow: Flow }) =>
  file === 'style sheet' && fault === 'never' && flow === 'click';

type Cell = { kind: Kind; fault: Fault; flow: Flow };
const cells: readonly Cell[] = kinds.flatMap((kind) =>
  faults.flatMap((fault) => kind.flows.map((flow) => ({ kind, fault, flow }))),
);

/** So many visitors are at the site at once. */
const visitors = 6;
const folder = path.join(process.cwd(), 'dist/public');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** A server of its own for each: what is broken is broken for one visitor. */
async function tryCell({ kind, fault, flow }: Cell) {
  const site = serveWithFaults(folder);
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext({
    baseURL: originOf(site.server),
    viewport: { width: 1440, height: 900 },
  });
  try {
    site.break(kind.files, fault);
    return await goFlow(await context.newPage(), flow, kind);
  } catch (error) {
    return { had: 'failed', wrong: [String(error).split('\n', 1)[0] ?? ''] };
  } finally {
    await context.close();
    stop(site.server);
  }
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

test('X12 X24 X60 whatever file fails, and however: the text stays, links lead on, and the page says what is missing', async () => {
  const rows = new Map<Cell, Awaited<ReturnType<typeof tryCell>>>();
  const left = [...cells];
  const visit = async () => {
    for (let cell = left.shift(); cell; cell = left.shift()) rows.set(cell, await tryCell(cell));
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  const table = cells.map((cell) => ({
    file: cell.kind.name,
    fault: cell.fault,
    flow: cell.flow,
    ...rows.get(cell),
  }));
  console.table(table.map(({ wrong = [], ...row }) => ({ ...row, wrong: wrong.join(', ') })));
  const bad = table.filter(
    ({ file, had = '', wrong = [] }) =>
      wrong.length > 0 ||
      had.includes('silent') ||
      had.includes('failed') ||
      (had.includes('no way on') && !byBrowser.includes(file)),
  );
  expect(bad.filter((row) => !isUnseen(row))).toEqual([]);
}, 600_000);
