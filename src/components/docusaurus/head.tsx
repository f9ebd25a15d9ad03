import { Children, isValidElement, type ReactNode } from 'react';

type HeadProps = { children?: ReactNode };

/** What the head of every page has already. */
const ours = /^(?:viewport|description|robots|twitter:card|og:(?:title|description|url|type))$/;

/** `@docusaurus/Head`: the `<meta>` and `<link>` in it that the site doesn't write itself; React moves them. */
export default function Head({ children }: HeadProps): ReactNode {
  return Children.toArray(children).filter((child) => {
    if (!isValidElement<{ name?: string; property?: string; rel?: string }>(child)) return false;
    const { name, property = name, rel } = child.props;
    if (child.type === 'link')
      return !/\b(?:canonical|stylesheet|(?:pre|module)\w+)\b/.test(rel ?? '');
    return child.type === 'meta' && property !== undefined && !ours.test(property);
  });
}
