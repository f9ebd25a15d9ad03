'use client';

import type { AnchorHTMLAttributes } from 'react';
import { useRouter } from 'waku';
import { useSection } from './section-state.ts';

type CurrentLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** The section that the link leads into: it is marked on all of that section's pages. */
  section?: string;
};

/** A link of the shell that says when it leads to the open page, or into its section. */
export function CurrentLink({ section, ...props }: CurrentLinkProps) {
  const { path } = useRouter();
  const openSection = useSection();
  const inside = section !== undefined && section === openSection ? 'true' : undefined;
  return <a {...props} aria-current={isSamePath(props.href, path) ? 'page' : inside} />;
}

/** The router's paths have neither base path nor closing slash. */
function isSamePath(href: string, path: string): boolean {
  return trimSlash(href) === trimSlash(import.meta.env.BASE_URL.slice(0, -1) + path);
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}
