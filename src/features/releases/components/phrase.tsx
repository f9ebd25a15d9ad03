import { Fragment } from 'react';

/** A phrase, in which what is between backticks is code. */
export function Phrase({ text }: { text: string }) {
  const parts = text.split('`');
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 1 ? <code key={part}>{part}</code> : <Fragment key={part}>{part}</Fragment>,
      )}
    </span>
  );
}
