import { highlight } from 'virtual:content';
import { Html } from '../islands/trusted-html.tsx';

type CodeBlockProps = {
  language?: string;
  className?: string;
  title?: string;
  metastring?: string;
  showLineNumbers?: boolean | number;
  children?: string;
};

/**
 * A block of code whose text is known only when the page is rendered. Where text and props are
 * literal, the compiler has made it a block before: see `remarkCodeComponents`.
 */
export async function CodeBlock({ children = '', ...props }: CodeBlockProps) {
  const language = props.language ?? /language-(\S+)/.exec(props.className ?? '')?.[1];
  const html = await highlight(children, { language, meta: metaOf(props) });
  return <Html as="div" className="prose" html={html} />;
}

/** The props as a fence writes them. */
function metaOf({ title, metastring, showLineNumbers: lines }: CodeBlockProps): string {
  const numbers = lines === true ? 'showLineNumbers' : lines && `showLineNumbers=${lines}`;
  return [title && `title=${JSON.stringify(title)}`, numbers, metastring].filter(Boolean).join(' ');
}
