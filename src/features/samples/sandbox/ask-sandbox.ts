import { type Answers, type AskOf, type Kind, scriptsOf } from '../host/messages.ts';
import { type Answer, readAnswer } from './answers.ts';
import { loadSandboxCode } from './sandbox-code.ts';
import { type Outcome, type SandboxProcess, startSandbox } from './sandbox-process.ts';
import { maxCpuMs } from './watch-use.ts';

/** How long the process stays alive: authors often save a sample again within this time. */
const keepAliveMs = 60_000;

/** The queues of questions. Pages need answers to be shown; checks can wait. */
const waiting: Record<'pages' | 'checks', (() => Promise<void>)[]> = { pages: [], checks: [] };
let isAsking = false;
let running: SandboxProcess | undefined;
let closing: NodeJS.Timeout | undefined;

/**
 * Asks the sandbox about code of content, one question at a time. Code that takes too long, or too much memory, ends
 * the process: the next question gets a new one.
 */
export function askSandbox<K extends Kind>(kind: K, ask: AskOf<K>): Promise<Answer<Answers[K]>> {
  return new Promise((resolve, reject) => {
    const run = async () => resolve(await askNow(kind, ask));
    waiting[kind === 'check' ? 'checks' : 'pages'].push(() => run().catch(reject));
    void askWaiting();
  });
}

/** Ends the process; the next question starts a new one. */
export function closeSandbox(): void {
  clearTimeout(closing);
  running?.end();
  running = undefined;
}

async function askWaiting(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const next = () => waiting.pages.shift() ?? waiting.checks.shift();
  for (let run = next(); run; run = next()) await run();
  isAsking = false;
}

async function askNow<K extends Kind>(kind: K, ask: AskOf<K>): Promise<Answer<Answers[K]>> {
  let outcome = await askOnce(kind, ask);
  // The process may be killed from outside, for example if the system is short of memory.
  if ('ended' in outcome && outcome.ended === 'crash') outcome = await askOnce(kind, ask);
  if ('ended' in outcome) return { stopped: explanations[outcome.ended] };
  const read = readAnswer(kind, outcome.line);
  if (read) return read;
  closeSandbox();
  return { stopped: 'it sent an invalid response' };
}

async function askOnce<K extends Kind>(kind: K, ask: AskOf<K>): Promise<Outcome> {
  clearTimeout(closing);
  const host = await loadSandboxCode('host');
  const scripts = await Promise.all(
    scriptsOf[kind].map(async (script) => ({ script, code: await loadSandboxCode(script) })),
  );
  running ??= startSandbox(host);
  for (const script of scripts) running.load(script);
  const outcome = await running.ask(JSON.stringify({ kind, ask }));
  if ('ended' in outcome) closeSandbox();
  else closing = setTimeout(closeSandbox, keepAliveMs).unref();
  return outcome;
}

const explanations = {
  time: `it used more than ${maxCpuMs / 1000} seconds of CPU time`,
  memory: 'it used too much memory',
  crash: 'it ended the process that it ran in',
};
