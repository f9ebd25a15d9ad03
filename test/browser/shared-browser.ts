import type { Server } from 'node:http';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { serveSite } from '../../src/commands/serve-site.ts';
import { findBrowser } from '../run/find-browser.ts';
import { slowAnswers, slowLaunch } from './slow-down.ts';

const flags = [
  '--no-sandbox',
  // As in every desktop Chromium: code that hangs in an opaque-origin frame leaves the page alone.
  '--site-per-process',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser and the servers of this process, which its test files share: starting them takes as long as a test. */
let shared: Promise<Browser> | undefined;
const servers = new Map<string, Promise<Server>>();

/** The browser that all test files of this process share; it ends with the process. */
export async function shareBrowser(): Promise<Browser> {
  const running = await shared;
  if (running?.isConnected()) return running;
  shared = launchBrowser();
  // One that could not be started is not asked again.
  shared.catch(() => {
    shared = undefined;
  });
  return shared;
}

/** The server of a built site that all test files of this process share; it ends with the process. */
export function shareServer(folder: string): Promise<Server> {
  const known = servers.get(folder) ?? startServer(folder);
  servers.set(folder, known);
  return known;
}

async function startServer(folder: string): Promise<Server> {
  const server = slowAnswers(serveSite(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server.unref();
}

/** @param options further command line switches */
export async function launchBrowser(options: string[] = []): Promise<Browser> {
  const found = findBrowser();
  if (!found) throw new Error('No browser was found: run npm test, or set CHROME_PATH.');
  const executablePath = path.join(import.meta.dirname, 'start-browser.sh');
  const env = { ...process.env, SITE_BROWSER: found };
  return chromium.launch({ executablePath, env, args: [...flags, ...options], ...slowLaunch });
}
