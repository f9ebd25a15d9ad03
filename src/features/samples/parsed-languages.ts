/** Languages whose blocks are parsed. */
const parsed = ['json', 'css', 'yaml', 'yml', 'html', 'sh', 'shell', 'bash'] as const;
export type ParsedLanguage = (typeof parsed)[number];

/** Whether a block in this language is parsed. */
export function isParsed(language: string): language is ParsedLanguage {
  return parsed.some((known) => known === language);
}
