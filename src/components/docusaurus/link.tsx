import type { ComponentProps } from 'react';
import { isOwnLink } from '../../links/own-link.ts';
import { closeAddress } from '../../links/page-path.ts';
import useBaseUrl from './use-base-url.ts';

type LinkProps = ComponentProps<'a'> & { to?: string };

/** `@docusaurus/Link`: a link to a page of the site, which ends in a slash, or to elsewhere. */
export default function Link({ to, href, ...props }: LinkProps) {
  const target = (to ?? href ?? '').replace(/^pathname:\/\//, '');
  // What is relative counts from the page, and only the page knows where that is.
  const isPath = target.startsWith('/') && isOwnLink(target);
  const address = useBaseUrl(target);
  return <a {...props} href={isPath ? closeAddress(address) : target} />;
}
