import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Admonition } from './admonition.tsx';
import Link from './docusaurus/link.tsx';
import useBaseUrl from './docusaurus/use-base-url.ts';
import { TabItem, Tabs } from './tabs.tsx';

type TocInlineProps = {
  toc: readonly { value: string; id: string; level: number }[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
};

/** `@theme/TOCInline`: the headings of a text as a list of links, nested by their levels. */
function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TocInlineProps) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  const [first] = shown;
  if (!first) return null;
  return (
    <ul>
      {shown.map(({ value, id, level }, place) => {
        // It is in the list of the heading above it.
        if (level > first.level) return null;
        const after = shown.slice(place + 1);
        const end = after.findIndex((other) => other.level <= level);
        const inner = end === -1 ? after : after.slice(0, end);
        return (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`}>{value}</a>
            <TOCInline toc={inner} maxHeadingLevel={maxHeadingLevel} />
          </li>
        );
      })}
    </ul>
  );
}

type ThemedImageProps = Omit<ComponentProps<'img'>, 'src'> & {
  sources: { light: string; dark: string };
};

/** `@theme/ThemedImage`: a picture with a version for each colour mode. */
function ThemedImage({ sources, alt = '', className = '', ...props }: ThemedImageProps) {
  const light = useBaseUrl(sources.light);
  const dark = useBaseUrl(sources.dark);
  return (
    <>
      <img {...props} loading="lazy" alt={alt} className={`only-light ${className}`} src={light} />
      <img {...props} loading="lazy" alt={alt} className={`only-dark ${className}`} src={dark} />
    </>
  );
}

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

type LayoutProps = { children?: ReactNode };

/** A layout in a text, which has one already. */
const Layout = ({ children }: LayoutProps): ReactNode => children;

/** The components of `@theme/…` that servers and browsers can run. */
export const plainComponents = {
  Admonition,
  Details,
  Heading,
  Layout,
  'MDXComponents/A': Link,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline,
} satisfies Record<string, ComponentType<never>>;
