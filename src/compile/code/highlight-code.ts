import { compileContent } from '../compile-content.ts';

export type HighlightOptions = { language?: string; meta?: string };

/**
 * The HTML of a block of code whose text is known only when a page is rendered: what the same
 * fence would be in a content file.
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
