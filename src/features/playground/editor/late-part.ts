import { loadTimeoutMs, type Missing } from '../../../boot/missing-part.ts';
import type { Notices } from './notices.ts';

/** What comes when it is asked for. */
export type LatePart<Part> = {
  /** As the visitor calls it, at the beginning of a sentence. */
  name: string;
  load: () => Promise<Part>;
  /** What it was asked for. */
  use: (part: Part) => void | Promise<void>;
};

/** It has not come in time, and may never. */
class LateError extends Error {}

/** @throws LateError where the result does not come in time */
export function inTime<Result>(coming: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LateError()), loadTimeoutMs);
  return Promise.race([coming, promise]).finally(() => clearTimeout(timer));
}

/** Loads a part and uses it; where it does not come, says so in words and offers to try again. */
export async function withLatePart<Part>(late: LatePart<Part>, notices: Notices): Promise<void> {
  const part = await inTime(late.load()).catch((error) => tellMissing(late, notices, error));
  if (!part) return;
  notices.end(late.name);
  await late.use(part);
}

/** The same where somebody else has tried. */
export async function tellMissing<Part>(
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
  // What hangs does so until the page is loaded anew.
  const isLate = error instanceof LateError;
  const say = ({ text, label }: Missing) => {
    const run = isLate || label === 'Reload' ? reload : tryAgain;
    notices.say(late.name, text, { label, run });
  };
  say(isLate ? help.explainLate(late.name) : await help.explainFailed(late.name));
}
