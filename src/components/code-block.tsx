import { highlight } from 'virtual:content';
import { Children, type ReactNode } from 'react';
import { Html } from '../islands/trusted-html.tsx';

type CodeBlockProps = {
  language?: string;
  className?: string;
  title?: string;
  metastring?: string;
  showLineNumbers?: boolean | number;
  children?: ReactNode;
};

/**
 * A code block whose text is only known when the page is rendered. If text and props are literal,
 * `remarkCodeComponents` has replaced it when the file was compiled.
 */
export async function CodeBlock({ children, ...props }: CodeBlockProps) {
  const parts = Children.toArray(children);
  const isText = parts.every((part) => typeof part === 'string' || typeof part === 'number');
  // Elements stay as they are, without colours.
  if (!isText)
    return (
      <pre>
        <code>{children}</code>
      </pre>
    );
  const language = props.language ?? /language-(\S+)/.exec(props.className ?? '')?.[1];
  const html = await highlight(parts.join(''), { language, meta: metaOf(props) });
  return <Html as="div" className="prose" html={html} />;
}

/** The props as the meta of a fence. */
function metaOf({ title, metastring, showLineNumbers: lines }: CodeBlockProps): string {
  const numbers = lines === true ? 'showLineNumbers' : lines && `showLineNumbers=${lines}`;
  return [title && `title=${JSON.stringify(title)}`, numbers, metastring].filter(Boolean).join(' ');
}
