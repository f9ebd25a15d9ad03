import type { CompileOptions } from '@mdx-js/mdx';
import { type Options as PrettyCodeOptions, rehypePrettyCode } from 'rehype-pretty-code';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { codeTheme } from './code-theme.ts';
import type { ContentFormat } from './content-format.ts';
import { getHighlighter } from './highlighter.ts';
import { recmaInnerHtml } from './recma-inner-html.ts';
import { rehypeAdmonitions } from './rehype-admonitions.ts';
import { rehypeCodeBlocks } from './rehype-code-blocks.ts';
import { rehypeCodeFences } from './rehype-code-fences.ts';
import { rehypeHeadings } from './rehype-headings.ts';
import { rehypeHtml } from './rehype-html.ts';
import { rehypeLiteralJsx } from './rehype-literal-jsx.ts';
import { rehypePageValues } from './rehype-page-values.ts';
import { rehypeStatic } from './rehype-static.ts';
import { rehypeTables } from './rehype-tables.ts';
import { rehypeTasks } from './rehype-tasks.ts';
import { remarkAdmonitionEnds } from './remark-admonition-ends.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkAssets } from './remark-assets.ts';
import { remarkCodeComponents } from './remark-code-components.ts';
import { remarkCollect } from './remark-collect.ts';
import { remarkComponentNames } from './remark-component-names.ts';
import { remarkImports } from './remark-imports.ts';
import { remarkJsxAttributes } from './remark-jsx-attributes.ts';
import { remarkJsxPhrasing } from './remark-jsx-phrasing.ts';
import { remarkPartials } from './remark-partials.ts';
import { remarkPreview } from './remark-preview.ts';
import { remarkPreviewLinks } from './remark-preview-links.ts';
import { remarkUndefinedNames } from './remark-undefined-names.ts';

const prettyCode: PrettyCodeOptions = {
  theme: codeTheme,
  keepBackground: false,
  // It would put a blank into empty lines, which is copied with the code.
  grid: false,
  bypassInlineCode: true,
  defaultLang: 'text',
  getHighlighter,
};

/**
 * The steps from a content file to its module, in order.
 * @param part the whole of it, or what stands above the truncate marker
 */
export function pipelineFor(
  part: 'whole' | 'preview',
  format: ContentFormat = 'mdx',
): CompileOptions {
  return {
    format,
    outputFormat: 'function-body',
    // Its name does not matter: what the function is given brings the components.
    providerImportSource: 'components',
    remarkPlugins: [
      remarkGfm,
      remarkDirective,
      // Before anything looks at the text: directives that are none become text again.
      remarkAdmonitions,
      remarkAdmonitionEnds,
      [remarkPreview, part],
      ...(part === 'preview' ? [remarkPreviewLinks] : []),
      // Before what looks at names and links: it takes some of both away.
      remarkAssets,
      remarkJsxAttributes,
      remarkJsxPhrasing,
      remarkUndefinedNames,
      remarkComponentNames,
      remarkCodeComponents,
      remarkCollect,
      // Before the imports, which are none any more after it.
      remarkPartials,
      remarkImports,
    ],
    rehypePlugins: [
      // What is HTML in plain Markdown has to be elements for all that follow.
      ...(format === 'md' ? [rehypeHtml] : []),
      // Headings first: their text must not hold what later steps add.
      [rehypeHeadings, part],
      rehypePageValues,
      rehypeTasks,
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
