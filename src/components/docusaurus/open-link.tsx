import type { ComponentProps } from 'react';
import { isOwnLink } from '../../links/own-link.ts';
import { closeRelative } from '../../links/page-path.ts';
import Link from './link.tsx';

/**
 * `@docusaurus/Link` with `docs.trailingSlash: false`: a relative link counts from the address without its last slash,
 * as those in texts do.
 */
export default function OpenLink({ to, href, ...props }: ComponentProps<typeof Link>) {
  const target = to ?? href ?? '';
  const isRelative = /^[^/#?]/.test(target) && isOwnLink(target);
  return <Link {...props} to={isRelative ? closeRelative(target) : target} />;
}
