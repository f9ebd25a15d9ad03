import type { CompileOptions } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { textFor } from '../texts/text.ts';
import { remarkAssets } from './assets/remark-assets.ts';
import { rehypeCodeFences } from './code/rehype-code-fences.ts';
import { rehypeHighlight } from './code/rehype-highlight.ts';
import { remarkCodeComponents } from './code/remark-code-components.ts';
import { noFeatures } from './compile-part.ts';
import { remarkImports } from './imports/remark-imports.ts';
import { remarkSharedComponents } from './imports/remark-shared-components.ts';
import { recmaInnerHtml, rehypeStatic } from './rehype-static.ts';
import { admonitionRules } from './rules/admonition-rules.ts';
import { componentRules } from './rules/component-rules.ts';
import { nameRules } from './rules/name-rules.ts';
import { makeRulesStep } from './rules/rule.ts';
import { tabRules } from './rules/tab-rules.ts';
import { previewRules, textRules } from './rules/text-rules.ts';
import type { ContentFormat } from './syntax/content-format.ts';
import { nativeParser } from './syntax/native-parser.ts';
import { rehypeAdmonitions, remarkAdmonitions } from './text/admonitions.ts';
import { rehypeBoxes } from './text/rehype-boxes.ts';
import { rehypeBreakNames } from './text/rehype-break-names.ts';
import { rehypeExcerpt } from './text/rehype-excerpt.ts';
import { rehypeHeadings } from './text/rehype-headings.ts';
import { rehypeHtml } from './text/rehype-html.ts';
import { rehypeKnownValues } from './text/rehype-known-values.ts';
import { rehypeOptions } from './text/rehype-option-cards.ts';
import { rehypePageValues } from './text/rehype-page-values.ts';
import { rehypePreviewIds } from './text/rehype-preview-ids.ts';
import { rehypeTables } from './text/rehype-tables.ts';
import { rehypeTasks } from './text/rehype-tasks.ts';
import { rehypeTextBlocks } from './text/rehype-text-blocks.ts';
import { remarkCollect } from './text/remark-collect.ts';
import { remarkEmoji } from './text/remark-emoji.ts';
import { remarkHead } from './text/remark-head.ts';
import { remarkJsx } from './text/remark-jsx.ts';
import { remarkPreview } from './text/remark-preview.ts';

/**
 * Lists the steps from a content file to its module, in order.
 * @param extent the whole file, or the part up to the truncate marker, which lists show
 * @param features the site's features, which may add steps
 */
export function pipelineFor(
  extent: 'whole' | 'preview',
  format: ContentFormat,
  features = noFeatures,
): CompileOptions {
  const added = features.parts.map(
    ({ part: feature, choices }) => feature.steps?.(choices, extent) ?? {},
  );
  return {
    format,
    outputFormat: 'function-body',
    // The name doesn't matter: the components come with the function's argument.
    providerImportSource: 'components',
    remarkRehypeOptions: {
      footnoteLabel: textFor('shell.footnotes'),
      footnoteBackLabel: nameFootnote,
    },
    remarkPlugins: [
      ...added.flatMap(({ syntax }) => syntax?.plugins ?? []),
      [nativeParser, format, (text: string) => !added.some(({ syntax }) => syntax?.mayBeIn(text))],
      remarkGfm,
      // First, so that elements are checked as they were written.
      makeRulesStep({ ...textRules, ...admonitionRules }),
      remarkDirective,
      // Early, because directives that aren't admonitions become text again.
      remarkAdmonitions,
      remarkEmoji,
      [remarkPreview, extent],
      ...(extent === 'whole' ? [makeRulesStep(previewRules)] : []),
      remarkHead,
      // Before the steps for names and links, because it removes some of both.
      remarkAssets,
      remarkJsx,
      // Before the rules for names, for which these components are not unknown.
      remarkSharedComponents,
      makeRulesStep({ ...tabRules, ...componentRules, ...nameRules }),
      remarkCodeComponents,
      remarkCollect,
      remarkImports,
    ],
    rehypePlugins: [
      // For all following steps, the HTML in plain Markdown must be elements.
      ...(format === 'md' ? [rehypeHtml] : []),
      rehypeKnownValues,
      // Headings first: their text must not contain what later steps add.
      [rehypeHeadings, extent],
      [rehypeExcerpt, extent],
      rehypePageValues,
      rehypeBoxes,
      rehypeTasks,
      rehypeTables,
      rehypeAdmonitions,
      [rehypeCodeFences, features],
      ...added.flatMap(({ afterFences = [] }) => afterFences),
      // Before the highlighting, with the code as it was written, without comments about lines.
      [rehypeTextBlocks, extent],
      rehypeOptions,
      // After the text is recorded, which has no break opportunities.
      rehypeBreakNames,
      rehypeHighlight,
      // After the text is recorded: what features generate from code isn't searched.
      ...added.flatMap(({ afterHighlight = [] }) => afterHighlight),
      ...(extent === 'preview' ? [rehypePreviewIds] : []),
      // Last: no step can look into finished HTML.
      rehypeStatic,
    ],
    recmaPlugins: [recmaInnerHtml],
  };
}

/** The name of the link back from a footnote; a further one from the same footnote has its number. */
function nameFootnote(note: number, again: number): string {
  return textFor('shell.footnotes.back', {
    reference: again > 1 ? `${note + 1}-${again}` : note + 1,
  });
}
