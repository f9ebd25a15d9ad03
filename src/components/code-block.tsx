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
 * A code block whose text is only known when the page is rendered. If text and props are literal,
 * `remarkCodeComponents` has replaced it when the file was compiled.
 */
export async function CodeBlock({ children = '', ...props }: CodeBlockProps) {
  const language = props.language ?? /language-(\S+)/.exec(props.className ?? '')?.[1];
  const html = await highlight(children, { language, meta: metaOf(props) });
  return <Html as="div" className="prose" html={html} />;
}

/** The props as the meta of a fence. */
function metaOf({ title, metastring, showLineNumbers: lines }: CodeBlockProps): string {
  const numbers = lines === true ? 'showLineNumbers' : lines && `showLineNumbers=${lines}`;
  return [title && `title=${JSON.stringify(title)}`, numbers, metastring].filter(Boolean).join(' ');
}
