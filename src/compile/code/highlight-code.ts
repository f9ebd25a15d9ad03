import { compileContent } from '../compile-content.ts';

export type HighlightOptions = { language?: string; meta?: string };

/**
 * Highlights a block of code whose text is only known when a page is rendered.
 * @returns the HTML that the same fence would have in a content file
 */
export async function highlightCode(code: string, options: HighlightOptions): Promise<string> {
  const { language = 'text', meta = '' } = options;
  const fence = '`'.repeat(
    Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  const source = `${fence}${language} ${meta}\n${code.replace(/\n$/, '')}\n${fence}\n`;
  const { compiled } = await compileContent('code-block.mdx', source);
  if (!compiled || !('html' in compiled.body)) throw new Error(`cannot highlight ${language}`);
  return compiled.body.html;
}
