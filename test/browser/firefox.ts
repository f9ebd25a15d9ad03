import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from './find-program.ts';
import type { Visitor } from './walk-site.ts';
import { watchPolicy } from './watch-policy.ts';

export type Firefox = Visitor & {
  /** The console messages and errors of pages, in order. */
  messages: string[];
  close: () => Promise<void>;
};

/** The path of Firefox; undefined if it is not installed. */
export const findFirefox = () => findProgram('firefox-esr', 'firefox');

/**
 * Starts the installed Firefox, and connects to it by WebDriver BiDi. Its window is wide enough for
 * everything on the pages, and low, because drawing takes most of its time.
 */
export async function launchFirefox(program: string): Promise<Firefox> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const env = { ...process.env, MOZ_HEADLESS_WIDTH: '1024', MOZ_HEADLESS_HEIGHT: '400' };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const { send, messages } = await connect(`${await readAddress(child)}/session`);
    await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    await send('script.addPreloadScript', { functionDeclaration: String(watchPolicy) });
    const { context } = await send('browsingContext.create', { type: 'tab' });
    const run: Visitor['run'] = async (work, text) => {
      const call = {
        functionDeclaration: String(work),
        arguments: [{ type: 'string', value: text }],
        awaitPromise: true,
        target: { context },
      };
      const answer = await send('script.callFunction', call, scriptLimitMs);
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result?.value ?? '';
    };
    return {
      messages,
      close,
      run,
      load: async (url) => {
        await run(markPage, '');
        const go = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
        // Firefox sometimes loses the response although the page has loaded.
        await go().catch((error) => (error instanceof Unanswered ? go() : Promise.reject(error)));
        // And sometimes it responds when the page that is left, such as the first empty one, loads.
        const isHere = () => run(readArrival, '').then((state) => state === 'complete');
        for (let tries = 0; tries < 600; tries += 1) {
          if (await isHere().catch(() => false)) return;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        throw new Error(`${url} was loaded, and is not shown`);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Marks the page that will be left. */
async function markPage(): Promise<string> {
  Object.assign(window, { isLeft: true });
  return '';
}

/** How far the page that was asked for has loaded; nothing while the page before it is shown. */
async function readArrival(): Promise<string> {
  return 'isLeft' in window ? '' : document.readyState;
}

/** Firefox prints its address once it listens. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (part: Buffer) => {
      said += part;
      const address = /BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`Firefox ended before it listened: ${said}`)));
  });
}

/** The parts of responses that are read here. */
type Result = {
  context?: string;
  result?: { value?: string };
  exceptionDetails?: { text: string };
};

type Message = {
  id?: number;
  result?: Result;
  message?: string;
  params?: { text?: string | null };
};

/** A command without a response within a minute; Firefox won't answer it later. */
class Unanswered extends Error {}
const timeoutMs = 60_000;
/** A script of a test may frame every file of the site, one after the other. */
const scriptLimitMs = 240_000;

/** Responses carry the id of their command; messages without an id are log entries. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ message: 'Firefox ended' });
  });
  const messages: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.text) messages.push(message.params.text);
  });
  let last = 0;
  const send = async (
    method: string,
    params: Record<string, unknown>,
    limitMs = timeoutMs,
  ): Promise<Result> => {
    last += 1;
    const id = last;
    const told = JSON.stringify({ id, method, params });
    const { result, message } = await new Promise<Message>((resolve, reject) => {
      const late = new Unanswered(`no answer to ${told.slice(0, 300)}`);
      const timer = setTimeout(() => reject(late), limitMs);
      waiting.set(id, (answer) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(answer);
      });
      socket.send(told);
    });
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  };
  return { send, messages };
}
