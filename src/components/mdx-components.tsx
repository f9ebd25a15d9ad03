import type { ComponentType } from 'react';
import type { ContentComponentName } from '../theme/content-components.ts';
import { CodeBlock } from './code-block.tsx';
import { plainComponents } from './plain-components.tsx';

const components: Record<ContentComponentName, ComponentType<never>> = {
  Admonition: plainComponents.Admonition,
  CodeBlock,
  Details: plainComponents.Details,
  TabItem: plainComponents.TabItem,
  Tabs: plainComponents.Tabs,
};

type MermaidProps = { value?: string; chart?: string };

/** `@theme/Mermaid`: the code of a diagram, as fences with it are shown. */
function Mermaid({ value, chart = value }: MermaidProps) {
  return <CodeBlock language="mermaid">{chart}</CodeBlock>;
}

/** The components that content may import as `@theme/…`, except for the one that needs its page. */
export const themeComponents: Record<string, ComponentType<never> | typeof components> = {
  ...components,
  ...plainComponents,
  Mermaid,
  // For authors who extend the set of components.
  MDXComponents: components,
};

/** The components that every content file may use without an import. */
export function useMDXComponents(): Record<string, ComponentType<never>> {
  return components;
}
