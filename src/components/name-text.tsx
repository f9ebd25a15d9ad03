import { createElement, Fragment } from 'react';
import { splitName } from '../theme/split-name.ts';

/** A name with break opportunities between its words, like `nameHtml`, as a component. */
export function NameText({ name }: { name: string }) {
  const [first, ...others] = splitName(name);
  return createElement(
    Fragment,
    {},
    first,
    ...others.flatMap((piece) => [<wbr key={piece} />, piece]),
  );
}
