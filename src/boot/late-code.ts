import { followCode } from './site-events.ts';

/** Code that is loaded when the page contains or opens what needs it. */
type LateCode = {
  start: () => void;
  /**
   * Called for each press.
   * @param copied the copying of a code block, which has begun
   */
  press: (target: Element, copied?: Promise<void> | null) => void;
};

/** The code that was requested, each module once: `requestedCode.menu ??= begin(import(…))`. Presses wait for it. */
export const requestedCode: Record<string, Promise<LateCode>> = {};

/** Starts code when it has loaded; the page reports code that can't be loaded. */
export function begin<Code extends Pick<LateCode, 'start'>>(code: Promise<Code>): Promise<Code> {
  code.then(
    ({ start }) => start(),
    () => {},
  );
  followCode(code);
  return code;
}
