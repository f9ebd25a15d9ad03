import type { Server } from 'node:http';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Flow, goFlow, type Kind, kinds, type Outcome } from './faults/fault-flows.ts';
import { type Fault, faults, serveWithFaults } from './faults/fault-server.ts';
import { launchBrowser, originOf } from './site-in-browser.ts';

/** The page itself is the browser's to load: where it does not come, no page of ours is there. */
const byBrowser = ['page'];

/** Browsers paint nothing of a page, and let nobody press, before its style sheet has come or failed. */
const isUnseen = ({ file, fault, flow }: { file: string; fault: Fault; flow: Flow }) =>
  file === 'style sheet' && fault === 'never' && flow === 'click';

type Cell = { kind: Kind; fault: Fault; flow: Flow };

/** So many visitors are at the site at once. */
const visitors = 6;
/** In milliseconds: far more than all that a visitor waits for. */
const hungAfter = 150_000;
const folder = path.join(process.cwd(), 'dist/public');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** A server of its own for each: what is broken is broken for one visitor. */
async function tryCell({ kind, fault, flow }: Cell): Promise<Outcome> {
  const site = serveWithFaults(folder);
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext({
    baseURL: originOf(site.server),
    viewport: { width: 1440, height: 900 },
  });
  try {
    site.break(kind.files, fault);
    const page = await context.newPage();
    return await orHung(goFlow(page, flow, kind), () => page.url());
  } catch (error) {
    return { had: 'failed', wrong: [String(error).split('\n', 1)[0] ?? ''] };
  } finally {
    await orHung(context.close(), () => 'its end').catch(console.error);
    stop(site.server);
  }
}

/** A browser that no longer answers is told of with the place where it stopped. */
function orHung<Value>(going: Promise<Value>, placeOf: () => string): Promise<Value> {
  let timer: NodeJS.Timeout;
  const hung = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the browser hung at ${placeOf()}`)), hungAfter);
  });
  return Promise.race([going, hung]).finally(() => clearTimeout(timer));
}

/** Tries a cell in a browser of its own, and says why. */
async function tryAlone(cell: Cell, { had, wrong }: Outcome): Promise<Outcome> {
  console.log(`${cell.kind.name}, ${cell.flow}: ${[had, ...wrong].join(', ')}; tried alone`);
  await orHung(browser.close(), () => 'its end').catch(console.error);
  browser = await launchBrowser();
  return tryCell(cell);
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** What no visitor should have had of a cell. */
function isBad({ kind, fault, flow }: Cell, { had, wrong }: Outcome): boolean {
  if (isUnseen({ file: kind.name, fault, flow })) return false;
  if (wrong.length > 0 || had.includes('silent') || had.includes('failed')) return true;
  return had.includes('no way on') && !byBrowser.includes(kind.name);
}

test.each(faults)(
  'X12 X24 X60 whatever file fails (%s), the text stays, links lead on, and the page says what is missing',
  async (fault) => {
    const outcomes = new Map<Cell, Outcome>();
    const left = kinds.flatMap((kind) => kind.flows.map((flow) => ({ kind, fault, flow })));
    const visit = async () => {
      for (let cell = left.shift(); cell; cell = left.shift())
        outcomes.set(cell, await tryCell(cell));
    };
    await Promise.all(Array.from({ length: visitors }, visit));
    // Six visitors at once are late by turns: who had nothing among them is tried alone.
    for (const [cell, outcome] of outcomes) {
      if (isBad(cell, outcome)) outcomes.set(cell, await tryAlone(cell, outcome));
    }
    const rowOf = ([{ kind, flow }, { had, wrong }]: [Cell, Outcome]) => ({
      ...{ file: kind.name, flow, had },
      wrong: wrong.join(', '),
    });
    const table = [...outcomes];
    console.table(table.map(rowOf));
    expect(table.filter(([cell, outcome]) => isBad(cell, outcome)).map(rowOf)).toEqual([]);
  },
  900_000,
);
