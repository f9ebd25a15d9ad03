import { createElement } from 'react';

/** A phrase, in which what is between backticks is code. */
export function Phrase({ text }: { text: string }) {
  const parts = text.split('`');
  const children = parts.map((part, at) => (at % 2 === 1 ? createElement('code', {}, part) : part));
  // One by one: as a list they need keys, and a phrase may have a part twice.
  return createElement('span', {}, ...children);
}
