import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { ContentComponentName } from '../theme/content-components.ts';
import { Admonition } from './admonition.tsx';
import { CodeBlock } from './code-block.tsx';
import Link from './docusaurus/link.tsx';
import { ThemedImage } from './docusaurus/themed-image.tsx';
import { TOCInline } from './docusaurus/toc-inline.tsx';
import { TabItem, Tabs } from './tabs.tsx';

type DetailsProps = { summary: ReactNode; open?: boolean; children: ReactNode };

function Details({ summary, open, children }: DetailsProps) {
  return (
    <details open={open}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}

type HeadingProps = ComponentProps<'h2'> & { as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' };

/** `@theme/Heading`: a heading whose level is a prop. */
function Heading({ as: Tag, ...props }: HeadingProps) {
  return <Tag {...props} />;
}

const components: Record<ContentComponentName, ComponentType<never>> = {
  Admonition,
  CodeBlock,
  Details,
  TabItem,
  Tabs,
};

/** The components that content may import as `@theme/…`, except for the one that needs its page. */
export const themeComponents: Record<string, ComponentType<never> | typeof components> = {
  ...components,
  Heading,
  // For authors who extend the set of components.
  MDXComponents: components,
  'MDXComponents/A': Link,
  ThemedImage,
  TOCInline,
};

/** The components that every content file may use without an import. */
export function useMDXComponents(): Record<string, ComponentType<never>> {
  return components;
}
