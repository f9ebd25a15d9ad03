import { followCode } from './site-events.ts';

/** Code that comes where the page has, or opens, what it is for: it begins once and takes presses. */
type LateCode = { start: () => void; press: (target: Element) => void };

/** What has been asked for, each once: `asked.menu ??= begin(import(…))`. Presses wait for it. */
export const asked: Record<string, Promise<LateCode>> = {};

/** Starts code when it comes; what does not come is told. */
export function begin<Code extends Pick<LateCode, 'start'>>(code: Promise<Code>): Promise<Code> {
  code.then(
    ({ start }) => start(),
    () => {},
  );
  followCode(code);
  return code;
}
