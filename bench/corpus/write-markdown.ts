import type { AdmonitionKind, Block, CodeBlock, Inline, Page } from './corpus-types.ts';

/** What differs between the generators' Markdown. */
export type Dialect = {
  /** Where a link of a page leads, as it is written. */
  link: (from: Page | undefined, to: Page) => string;
  admonition: (type: AdmonitionKind, title: string | undefined, text: string) => string;
  /** What follows the three backquotes. */
  fence: (code: CodeBlock) => string;
};

/**
 * Blocks as Markdown.
 * @param page whose blocks they are; undefined for a post
 */
export function writeMarkdown(blocks: readonly Block[], page: Page | undefined, dialect: Dialect) {
  return `${blocks.map((block) => writeBlock(block, page, dialect)).join('\n\n')}\n`;
}

/** Lines of YAML between `---`; values that are not given are left out. */
export function writeFrontMatter(values: Record<string, unknown>): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** `title="a.tsx" {2,4-5}` after the language, as most generators read it. */
export function titledFence({ language, title, marked }: CodeBlock): string {
  return [language, title && `title="${title}"`, marked && `{${marked}}`].filter(Boolean).join(' ');
}

/** `:::note[Title]`. */
export function labelledAdmonition(type: string, title: string | undefined, text: string): string {
  return `:::${type}${title ? `[${title}]` : ''}\n\n${text}\n\n:::`;
}

function writeBlock(block: Block, page: Page | undefined, dialect: Dialect): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return block.parts.map((part) => writeInline(part, page, dialect)).join('');
    case 'list':
      return block.items
        .map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${item}`)
        .join('\n');
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows]
        .map((cells) => `| ${cells.join(' | ')} |`)
        .join('\n');
    case 'admonition':
      return dialect.admonition(block.type, block.title, block.text);
    case 'code':
      return `\`\`\`${dialect.fence(block)}\n${block.code}\n\`\`\``;
  }
}

function writeInline(part: Inline, page: Page | undefined, { link }: Dialect): string {
  if (typeof part === 'string') return part;
  return `[${part.text}](${link(page, part.to)}${part.anchor ? `#${part.anchor}` : ''})`;
}
