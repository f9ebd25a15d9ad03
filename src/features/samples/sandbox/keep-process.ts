import { loadSandboxCode, type SandboxCode } from './sandbox-code.ts';
import { type Outcome, type SandboxProcess, startSandbox } from './sandbox-process.ts';
import { warmUp } from './warm-up.ts';

export type { Outcome };

/** How long the process stays alive: authors often save a sample again within this time. */
const keepAliveMs = 60_000;

let code: Promise<SandboxCode> | undefined;
let running: SandboxProcess | undefined;
let closing: NodeJS.Timeout | undefined;

/** Calls a function with the running sandbox process, or a new one. */
export async function withProcess(
  use: (process: SandboxProcess) => Promise<Outcome>,
): Promise<Outcome> {
  clearTimeout(closing);
  code ??= loadSandboxCode(warmUp).catch((error) => {
    code = undefined;
    throw error;
  });
  const loaded = await code;
  running ??= startSandbox(loaded);
  const outcome = await use(running);
  if ('ended' in outcome) closeProcess();
  else closing = setTimeout(closeProcess, keepAliveMs).unref();
  return outcome;
}

/** Ends the sandbox process; the next question starts a new one. */
export function closeProcess(): void {
  clearTimeout(closing);
  running?.end();
  running = undefined;
}
