/** The messages of React's production build, by number. */
const meanings: Readonly<Record<string, string>> = {
  31: 'React cannot render an object: pass text or elements.',
  130: 'JSX uses a value that is not a component. Is it exported, and imported by that name?',
  185: 'A component keeps changing its state whenever it updates.',
  300: 'A component calls fewer hooks than before: call hooks before any early return.',
  301: 'A component changes its state on every render, so rendering never ends.',
  310: 'A component calls more hooks than before: call hooks before any early return.',
  321: 'A hook was called outside a component.',
};

/** Replaces the numbers of frequent React errors with messages. */
export function explainError(message: string): string {
  const [, number = ''] = /Minified React error #(\d+)/.exec(message) ?? [];
  return meanings[number] ?? message;
}
