import type { ComponentProps } from 'react';

type HeadingProps = ComponentProps<'h2'> & { as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' };

/** `@theme/Heading`: a heading whose level is a prop. */
export function Heading({ as: Tag, ...props }: HeadingProps) {
  return <Tag {...props} />;
}
