import { loadTimeoutMs, type Missing } from '../../../boot/missing-script.ts';
import { textFor } from '../../../texts/text.ts';
import type { Notices } from './notices.ts';

/** A script that is loaded on demand. */
export type LateScript<Script> = {
  /** Its name for visitors, at the start of a sentence. */
  name: string;
  load: () => Promise<Script>;
  /** Uses the loaded script. */
  use: (script: Script) => void | Promise<void>;
};

/** The script is late, and may never arrive. */
class LateError extends Error {}

/** @throws LateError if the result is late */
export function inTime<Result>(coming: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LateError()), loadTimeoutMs);
  return Promise.race([coming, promise]).finally(() => clearTimeout(timer));
}

/** Loads a script and uses it; if that fails, explains why and offers to retry. */
export async function withLateScript<Script>(
  late: LateScript<Script>,
  notices: Notices,
): Promise<void> {
  const script = await inTime(late.load()).catch((error) => explainMissing(late, notices, error));
  if (!script) return;
  notices.end(late.name);
  await late.use(script);
}

/** The same after somebody else has tried. */
export async function explainMissing<Script>(
  late: LateScript<Script>,
  notices: Notices,
  error: unknown,
): Promise<void> {
  const { help } = notices;
  const reload = async () => {
    if (!(await help.reloadPage())) say(help.explainUnreachable(late.name));
  };
  const tryAgain = async () => {
    const comes = await inTime(late.load()).catch(() => undefined);
    if (comes) await withLateScript(late, notices);
    else await reload();
  };
  // A pending request stays pending until the page is reloaded.
  const isLate = error instanceof LateError;
  const say = ({ text, label }: Missing) => {
    const run = isLate || label === textFor('shell.reload') ? reload : tryAgain;
    notices.say(late.name, text, { label, run });
  };
  say(isLate ? help.explainLate(late.name) : await help.explainFailed(late.name));
}
