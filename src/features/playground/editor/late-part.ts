import type { Notices } from './notices.ts';

/** What comes when it is asked for. */
export type LatePart<Part> = {
  /** As the visitor calls it, at the beginning of a sentence. */
  name: string;
  load: () => Promise<Part>;
  /** What it was asked for. */
  use: (part: Part) => void | Promise<void>;
};

/** Loads a part and uses it; where it does not come, says so in words and offers to try again. */
export async function withLatePart<Part>(late: LatePart<Part>, notices: Notices): Promise<void> {
  notices.end(late.name);
  const part = await late.load().catch((error: unknown) => tellMissing(late, notices, error));
  if (part) await late.use(part);
}

/** The same where somebody else has tried. */
export function tellMissing<Part>(late: LatePart<Part>, notices: Notices, error: unknown): void {
  const tryAgain = async () => {
    const comes = await late.load().then(
      () => true,
      () => false,
    );
    // Firefox asks once for a module that does not come, until the page is loaded anew.
    if (!comes && (await isSiteReached())) location.reload();
    else await withLatePart(late, notices);
  };
  const retry = { label: 'Retry', run: () => void tryAgain() };
  notices.say(late.name, `${late.name} could not be loaded. ${error}`, retry);
}

async function isSiteReached(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store' } as const;
  const answer = await fetch(location.pathname, options).catch(() => undefined);
  return answer?.ok ?? false;
}
