import { createElement, Fragment } from 'react';
import { splitName } from '../theme/split-name.ts';

/** A name that breaks at the joints of its words, as `nameHtml` writes it, among other elements. */
export function NameText({ name }: { name: string }) {
  const [first, ...others] = splitName(name);
  return createElement(
    Fragment,
    {},
    first,
    ...others.flatMap((piece) => [<wbr key={piece} />, piece]),
  );
}
