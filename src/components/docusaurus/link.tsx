import type { ComponentProps } from 'react';
import { isOwnLink } from '../../links/own-link.ts';
import { closeAddress } from '../../links/page-path.ts';
import useBaseUrl from './use-base-url.ts';

type LinkProps = ComponentProps<'a'> & { to?: string };

/** `@docusaurus/Link`: a link to a page of the site, with a trailing slash, or to another address. */
export default function Link({ to, href, ...props }: LinkProps) {
  const target = (to ?? href ?? '').replace(/^pathname:\/\//, '');
  // A relative link is resolved by the page.
  const isPath = target.startsWith('/') && isOwnLink(target);
  const address = useBaseUrl(target);
  return <a {...props} href={isPath ? closeAddress(address) : target} />;
}
