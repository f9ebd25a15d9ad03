import type { Server } from 'node:http';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import {
  type Flow,
  goFlow,
  type Kind,
  kinds,
  type Outcome,
} from './diagnostics/diagnostic-flows.ts';
import {
  type Diagnostic,
  diagnostics,
  serveWithDiagnostics,
} from './diagnostics/diagnostic-server.ts';
import { launchBrowser } from './shared-browser.ts';
import { originOf } from './site-in-browser.ts';

/** The browser loads the page itself: if that fails, no page of ours is there to report it. */
const byBrowser = ['page'];

/**
 * Browsers paint nothing and take no clicks before the style sheet of a page has loaded or failed.
 */
const isUnseen = ({
  file,
  diagnostic,
  flow,
}: {
  file: string;
  diagnostic: Diagnostic;
  flow: Flow;
}) => file === 'style sheet' && diagnostic === 'never' && flow === 'click';

type Cell = { kind: Kind; diagnostic: Diagnostic; flow: Flow };

/** The number of concurrent visitors. */
const visitors = 6;
/** In milliseconds: far longer than everything a visitor waits for. */
const hungAfter = 150_000;
const folder = path.join(process.cwd(), 'dist/public');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Starts a server for each cell, so that its diagnostic affects no other visitor. */
async function tryCell({ kind, diagnostic, flow }: Cell): Promise<Outcome> {
  const site = serveWithDiagnostics(folder);
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext({
    baseURL: originOf(site.server),
    viewport: { width: 1440, height: 900 },
  });
  try {
    site.break(kind.files, diagnostic);
    const page = await context.newPage();
    return await orHung(goFlow(page, flow, kind), () => page.url());
  } catch (error) {
    return { had: 'failed', wrong: [String(error).split('\n', 1)[0] ?? ''] };
  } finally {
    await orHung(context.close(), () => 'its end').catch(console.error);
    stop(site.server);
  }
}

/** Rejects with the current place when the browser hangs. */
function orHung<Value>(going: Promise<Value>, placeOf: () => string): Promise<Value> {
  let timer: NodeJS.Timeout;
  const hung = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the browser hung at ${placeOf()}`)), hungAfter);
  });
  return Promise.race([going, hung]).finally(() => clearTimeout(timer));
}

/** Tries a cell again in a new browser, and logs why. */
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

/** Whether the outcome of a cell is one that no visitor should get. */
function isBad({ kind, diagnostic, flow }: Cell, { had, wrong }: Outcome): boolean {
  if (isUnseen({ file: kind.name, diagnostic, flow })) return false;
  if (wrong.length > 0 || had.includes('silent') || had.includes('failed')) return true;
  return had.includes('no way on') && !byBrowser.includes(kind.name);
}

test.each(someOf('failures', diagnostics))(
  'X12 X24 X60 when any file fails (%s), the text stays, links work, and the page reports the failure',
  async (diagnostic) => {
    const outcomes = new Map<Cell, Outcome>();
    const left = kinds.flatMap((kind) => kind.flows.map((flow) => ({ kind, diagnostic, flow })));
    const visit = async () => {
      for (let cell = left.shift(); cell; cell = left.shift())
        outcomes.set(cell, await tryCell(cell));
    };
    await Promise.all(Array.from({ length: visitors }, visit));
    // Six concurrent visitors slow each other down, so each bad outcome is checked alone.
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
