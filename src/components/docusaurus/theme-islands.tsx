import type { ComponentType, ReactNode } from 'react';
import { plainComponents } from '../plain-components.tsx';

type CodeBlockProps = { language?: string; className?: string; children?: ReactNode };

/** A code block in an island, where nothing highlights code. */
function CodeBlock({ language, className = '', children }: CodeBlockProps) {
  return (
    <pre className="island-code">
      <code className={language ? `language-${language}` : className}>
        {typeof children === 'string' ? children.trim() : children}
      </code>
    </pre>
  );
}

/** The components that islands may import as `@theme/…`. */
export const islandComponents: Record<string, ComponentType<never>> = {
  ...plainComponents,
  CodeBlock,
  Mermaid: ({ value }: { value?: string }) => <CodeBlock language="mermaid">{value}</CodeBlock>,
};
