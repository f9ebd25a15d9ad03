'use client';

import type { AnchorHTMLAttributes } from 'react';
import { useRouter } from 'waku';
import { type LinkPlace, markOf } from './current-mark.ts';
import { useSection } from './section-state.ts';

type CurrentLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & LinkPlace;

/**
 * A link of the shell that is marked if it leads to the current page or its section. `data-current` is for `:has()`:
 * `aria-current` changes in the contents with every scroll, and would make the browser look at all elements.
 */
export function CurrentLink({ section, pattern, ...props }: CurrentLinkProps) {
  const { path } = useRouter();
  const openSection = useSection();
  const mark = markOf({ href: props.href, section, pattern }, path, openSection);
  return <a {...props} aria-current={mark} data-current={mark} />;
}
