import type { CompileOptions } from '@mdx-js/mdx';
import { type Options as PrettyCodeOptions, rehypePrettyCode } from 'rehype-pretty-code';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { codeTheme } from './code-theme.ts';
import { getHighlighter } from './highlighter.ts';
import { recmaInnerHtml } from './recma-inner-html.ts';
import { rehypeAdmonitions } from './rehype-admonitions.ts';
import { rehypeCodeBlocks } from './rehype-code-blocks.ts';
import { rehypeCodeFences } from './rehype-code-fences.ts';
import { rehypeHeadings } from './rehype-headings.ts';
import { rehypeLiteralJsx } from './rehype-literal-jsx.ts';
import { rehypeStatic } from './rehype-static.ts';
import { rehypeTables } from './rehype-tables.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkAssets } from './remark-assets.ts';
import { remarkCodeComponents } from './remark-code-components.ts';
import { remarkCollect } from './remark-collect.ts';
import { remarkComponentNames } from './remark-component-names.ts';
import { remarkImports } from './remark-imports.ts';
import { remarkPreview } from './remark-preview.ts';

const prettyCode: PrettyCodeOptions = {
  theme: codeTheme,
  keepBackground: false,
  // It would put a blank into empty lines, which is copied with the code.
  grid: false,
  bypassInlineCode: true,
  defaultLang: 'text',
  getHighlighter,
};

/** The steps from a content file to its module, in order. */
export function pipelineFor(part: 'whole' | 'preview'): CompileOptions {
  return {
    outputFormat: 'function-body',
    // Its name does not matter: what the function is given brings the components.
    providerImportSource: 'components',
    remarkPlugins: [
      remarkGfm,
      remarkDirective,
      // Before anything looks at the text: directives that are none become text again.
      remarkAdmonitions,
      ...(part === 'preview' ? [remarkPreview] : []),
      // Before what looks at names and links: it takes some of both away.
      remarkAssets,
      remarkComponentNames,
      remarkCodeComponents,
      remarkCollect,
      remarkImports,
    ],
    rehypePlugins: [
      // Headings first: their text must not hold what later steps add.
      rehypeHeadings,
      rehypeTables,
      rehypeAdmonitions,
      rehypeCodeFences,
      [rehypePrettyCode, prettyCode],
      rehypeCodeBlocks,
      // Last: nothing looks into finished HTML.
      rehypeLiteralJsx,
      rehypeStatic,
    ],
    recmaPlugins: [recmaInnerHtml],
  };
}
