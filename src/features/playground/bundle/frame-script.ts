import { createHash } from 'node:crypto';
import type { PlaygroundBundle } from './bundle-playground.ts';

/** The inline script of a frame, and the source in a policy that allows it. */
export type FrameScript = { code: string; hash: string };

/**
 * Describes the only script of a bundle for a page that contains it.
 * @throws if browsers would read the script in a page differently than alone
 */
export function makeFrameScript({ scripts }: Pick<PlaygroundBundle, 'scripts'>): FrameScript {
  const code = scripts[0]?.code.trim() ?? '';
  const [unsafe] = /<\/script|<!--|[\0\r]/i.exec(code) ?? [];
  if (unsafe) throw new Error(`A script in a page can't contain ${JSON.stringify(unsafe)}.`);
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return { code, hash };
}
