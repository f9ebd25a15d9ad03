import type { RealmKind } from '../host/messages.ts';
import { loadSandboxCode } from './sandbox-code.ts';
import { type Outcome, type SandboxProcess, startSandbox } from './sandbox-process.ts';

export type { Outcome };

/** How long the process stays alive: authors often save a sample again within this time. */
const keepAliveMs = 60_000;

let running: SandboxProcess | undefined;
let closing: NodeJS.Timeout | undefined;

/**
 * Calls a function with the running sandbox process, or a new one.
 * @param realms the realms that it needs
 */
export async function withProcess(
  realms: readonly RealmKind[],
  use: (process: SandboxProcess) => Promise<Outcome>,
): Promise<Outcome> {
  clearTimeout(closing);
  const host = await loadSandboxCode('host');
  const codes = await Promise.all(realms.map(loadSandboxCode));
  running ??= startSandbox(host);
  for (const [at, realm] of realms.entries()) running.load(realm, codes[at] ?? '');
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
