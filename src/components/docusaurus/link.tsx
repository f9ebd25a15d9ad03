import type { ComponentProps } from 'react';
import useBaseUrl from './use-base-url.ts';

type LinkProps = ComponentProps<'a'> & { to?: string };

/** `@docusaurus/Link`: a link to a page of the site, which ends in a slash, or to elsewhere. */
export default function Link({ to, href, ...props }: LinkProps) {
  const target = to ?? href ?? '';
  const address = useBaseUrl(target.replace(/^pathname:\/\//, ''));
  const isPage = target.startsWith('/') && !target.startsWith('//');
  return <a {...props} href={isPage ? withSlash(address) : target && address} />;
}

/** Every page's path ends in a slash; a file's (its last part has an ending) does not. */
function withSlash(address: string): string {
  return address.replace(/^([^?#]*[^/?#])(?=[?#]|$)/, (path) =>
    /\.[a-z0-9]+$/i.test(path) ? path : `${path}/`,
  );
}
