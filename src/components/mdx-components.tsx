import type { ComponentType, ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';
import { TabItem, Tabs } from './tabs.tsx';

function Details({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}

/** The components that content may import as `@theme/…`. */
export const themeComponents: Record<string, ComponentType<never>> = {
  Tabs,
  TabItem,
  Details,
  CodeBlock,
};

/** The components that every content file may use without an import. */
export function useMDXComponents(): Record<string, ComponentType<never>> {
  return themeComponents;
}
