import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import path from 'node:path';
import { findFile, resolveRoot } from './find-file.ts';
import { hasValidHost, readPath, removeBase } from './read-request.ts';
import { sendFile } from './send-file.ts';

const methods = ['GET', 'HEAD'];
const allow = [...methods, 'OPTIONS'].join(', ');

/** The site to serve. */
export type ServedSite = {
  /** Its folder, which a build may replace at any time. */
  folder: string;
  /** The path that it is served at, with slashes at both ends. */
  baseUrl: string;
};

/**
 * Answers a request like a static host: with a file of the site, or an error. If the site has a base path, the
 * root of the host redirects to it.
 */
export async function answer(
  { folder, baseUrl }: ServedSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const names = readPath(request);
  const below = Array.isArray(names) ? removeBase(names, baseUrl) : names;
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { allow }).end();
  } else if (!methods.includes(request.method ?? '')) {
    answerStatus(response, 405, { allow });
  } else if (!hasValidHost(request) || below === 'malformed') {
    answerStatus(response, 400);
  } else if (below === 'aboveBase') {
    answerStatus(response, 302, { location: new URL(baseUrl, 'http://host').pathname });
  } else if (below === 'notFound') {
    await answerNotFound(folder, response);
  } else {
    await answerFile(folder, below, request, response);
  }
}

async function answerFile(
  folder: string,
  names: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await findFile(folder, names);
  if (!found) return answerNotFound(folder, response);
  const problem = await sendFile(request, response, found);
  if (!problem || response.headersSent) return;
  // A build removed the file after it was found.
  const isSwapped = problem.status === 404 && (await resolveRoot(folder)) !== found.root;
  if (isSwapped) return answerFile(folder, names, request, response);
  if (problem.status === 404) return answerNotFound(folder, response);
  answerStatus(response, problem.status, problem.headers);
}

async function answerNotFound(folder: string, response: ServerResponse): Promise<void> {
  const root = await resolveRoot(folder);
  try {
    const page = await readFile(path.join(root, '404.html'));
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  } catch {
    if ((await resolveRoot(folder)) !== root) return answerNotFound(folder, response);
    answerStatus(response, 404);
  }
}

/** Answers with a status and its text. */
export function answerStatus(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${status} ${STATUS_CODES[status] ?? 'Unknown'}\n`);
}
