import { loadTimeoutMs, type Missing } from '../../../boot/missing-part.ts';
import type { Notices } from './notices.ts';

/** A part that is loaded on demand. */
export type LatePart<Part> = {
  /** Its name for visitors, at the start of a sentence. */
  name: string;
  load: () => Promise<Part>;
  /** Uses the loaded part. */
  use: (part: Part) => void | Promise<void>;
};

/** The part is late, and may never arrive. */
class LateError extends Error {}

/** @throws LateError if the result is late */
export function inTime<Result>(coming: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LateError()), loadTimeoutMs);
  return Promise.race([coming, promise]).finally(() => clearTimeout(timer));
}

/** Loads a part and uses it; if that fails, explains why and offers to retry. */
export async function withLatePart<Part>(late: LatePart<Part>, notices: Notices): Promise<void> {
  const part = await inTime(late.load()).catch((error) => explainMissing(late, notices, error));
  if (!part) return;
  notices.end(late.name);
  await late.use(part);
}

/** The same after somebody else has tried. */
export async function explainMissing<Part>(
  late: LatePart<Part>,
  notices: Notices,
  error: unknown,
): Promise<void> {
  const { help } = notices;
  const reload = async () => {
    if (!(await help.reloadPage())) say(help.explainUnreachable(late.name));
  };
  const tryAgain = async () => {
    const comes = await inTime(late.load()).catch(() => undefined);
    if (comes) await withLatePart(late, notices);
    else await reload();
  };
  // A pending request stays pending until the page is reloaded.
  const isLate = error instanceof LateError;
  const say = ({ text, label }: Missing) => {
    const run = isLate || label === 'Reload' ? reload : tryAgain;
    notices.say(late.name, text, { label, run });
  };
  say(isLate ? help.explainLate(late.name) : await help.explainFailed(late.name));
}
