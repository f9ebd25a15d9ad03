'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku';
import { type LinkPlace, markOf } from './current-mark.ts';
import { useSection } from './section-state.ts';

type MenuGroupProps = { summary: ReactNode; links: LinkPlace[]; children: ReactNode };

/** The links of a dropdown in the mobile menu; open if one of them leads to the current page. */
export function MenuGroup({ summary, links, children }: MenuGroupProps) {
  const { path } = useRouter();
  const section = useSection();
  const isOpen = links.some((link) => markOf(link, path, section) !== undefined);
  return (
    <details className="menu-group" open={isOpen}>
      {summary}
      {children}
    </details>
  );
}
