import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { findProgram } from './find-program.ts';
import type { Visitor } from './walk-site.ts';

export type Webkit = Visitor & {
  /** Clicks an element of the page as a visitor does. */
  click: (find: FindElement) => Promise<void>;
  /** Goes one step in the history. */
  step: (direction: 'back' | 'forward') => Promise<void>;
  /** The text of a frame in the page. */
  readFrame: (find: FindElement) => Promise<string>;
  close: () => Promise<void>;
};

/** Finds an element; runs in the page, without variables from outside. */
type FindElement = () => Element | null | undefined;

/** What WebKit is driven by, and the screen that its window needs; Debian: `webkit2gtk-driver`, `xvfb`. */
export type WebkitPrograms = { driver: string; screen: string };

/** @returns undefined if one of the programs is not installed */
export function findWebkit(): WebkitPrograms | undefined {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  return driver && screen ? { driver, screen } : undefined;
}

/** Starts the installed WebKit in a window of a screen that nobody sees, and connects to it by WebDriver. */
export async function launchWebkit({ driver, screen }: WebkitPrograms): Promise<Webkit> {
  const children: ChildProcess[] = [];
  const start = (program: string, args: string[], env?: NodeJS.ProcessEnv) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return child;
  };
  const stop = async () => {
    for (const child of children.reverse()) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill()) await ended;
    }
  };
  try {
    const size = ['-screen', '0', '1600x1200x24'];
    const display = await readLine(start(screen, ['-displayfd', '1', ...size]));
    const port = await findPort();
    const env = { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' };
    start(driver, [`--port=${port}`], env);
    const send = connectTo(`http://127.0.0.1:${port}`);
    while (!(await send('GET', '/status').catch(() => undefined))) await setTimeout(50);
    const { sessionId } = await send('POST', '/session', { capabilities: {} });
    const visitor = visit((method, path, body) =>
      send(method, `/session/${sessionId}${path}`, body),
    );
    await visitor.send('POST', '/timeouts', { script: timeoutMs, pageLoad: timeoutMs });
    await visitor.send('POST', '/window/rect', { width: 1440, height: 900 });
    const close = () => visitor.send('DELETE', '').finally(stop);
    return { ...visitor, close: async () => void (await close()) };
  } catch (error) {
    await stop();
    throw error;
  }
}

const timeoutMs = 240_000;

/** The parts of answers that are read here. */
type Answer = Record<string, unknown>;
type Send = (method: string, path: string, body?: object) => Promise<Answer>;

/** Sends commands of WebDriver, and throws their errors. */
const connectTo =
  (origin: string): Send =>
  async (method, path, body = {}) => {
    const data = method === 'POST' ? { body: JSON.stringify(body) } : {};
    const answer = await fetch(origin + path, { method, ...data });
    const { value }: { value: Answer | null } = JSON.parse(await answer.text());
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value ?? {};
  };

function visit(send: Send) {
  const look = (script: string) => send('POST', '/execute/sync', { script, args: [] });
  return {
    send,
    load: async (url: string) => void (await send('POST', '/url', { url })),
    run: async (work: (text: string) => Promise<string>, text: string) => {
      const script = `const done = arguments[1];
        (${work})(arguments[0]).then((value) => done([value]), (error) => done([null, String(error)]));`;
      const [value, error] = Object.values(
        await send('POST', '/execute/async', { script, args: [text] }),
      );
      if (error !== undefined) throw new Error(String(error));
      return String(value ?? '');
    },
    click: async (find: FindElement) => {
      // WebDriver doesn't wait for smooth scrolling.
      const place = "{ block: 'center', behavior: 'instant' }";
      const found = await look(`const it = (${find})(); it?.scrollIntoView(${place}); return it;`);
      const [id] = Object.values(found);
      await send('POST', `/element/${id}/click`);
    },
    step: async (direction: 'back' | 'forward') => void (await send('POST', `/${direction}`)),
    readFrame: async (find: FindElement) => {
      await send('POST', '/frame', { id: await look(`return (${find})()`) });
      const [text] = Object.values(await look('return [document.body.innerText]'));
      await send('POST', '/frame', { id: null });
      return String(text);
    },
  };
}

/** The first line that a program prints. */
function readLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended at once`)));
  });
}

/** A port that nothing listens on. */
async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('there is no free port');
  return address.port;
}
