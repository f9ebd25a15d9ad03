import type { ReactNode } from 'react';

type CodeBlockProps = {
  language?: string;
  title?: string;
  showLineNumbers?: boolean | number;
  children?: ReactNode;
};

/**
 * A block of code whose text is known only when the page is rendered; it has no colours. Where text
 * and props are literal, the compiler has made it a highlighted block before: see
 * `remarkCodeComponents`.
 */
export function CodeBlock({ language, title, showLineNumbers, children }: CodeBlockProps) {
  return (
    <figure className="code-block" data-language={language ?? 'text'}>
      {title && <figcaption className="code-title">{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <pre tabIndex={0} role="group" aria-label="Code">
        {showLineNumbers && typeof children === 'string' ? (
          <code className="code-lines has-line-numbers">
            {numberLines(children, showLineNumbers === true ? 1 : showLineNumbers)}
          </code>
        ) : (
          <code>{typeof children === 'string' ? children.replace(/\n$/, '') : children}</code>
        )}
      </pre>
      <button type="button" data-copy="" hidden aria-label="Copy code to clipboard" />
    </figure>
  );
}

function numberLines(code: string, first: number): ReactNode[] {
  return code
    .replace(/\n$/, '')
    .split('\n')
    .flatMap((line, place) => [
      place > 0 && '\n',
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
      <span key={place} className="line" data-line={first + place}>
        {line}
      </span>,
    ]);
}
