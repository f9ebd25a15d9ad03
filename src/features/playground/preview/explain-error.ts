/** What React says by numbers where it is small. */
const meanings: Readonly<Record<string, string>> = {
  31: 'An object was given to React where it takes text or elements.',
  130: 'What stands in JSX is no component: is it exported, and imported by that name?',
  185: 'A component changes its state again and again while it is updated.',
  300: 'A component calls fewer hooks than before: hooks stand above every early return.',
  301: 'A component changes its state each time it renders, so rendering never ends.',
  310: 'A component calls more hooks than before: hooks stand above every early return.',
  321: 'A hook was called outside of a component.',
};

/** Puts words in the place of the numbers of errors that are met often. */
export function explainError(message: string): string {
  const [, number = ''] = /Minified React error #(\d+)/.exec(message) ?? [];
  return meanings[number] ?? message;
}
