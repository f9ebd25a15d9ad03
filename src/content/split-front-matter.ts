import { findMisreadFrontMatter } from './misread-front-matter.ts';
import { unifyLines } from './unify-lines.ts';

export type SplitSource = {
  yaml: string;
  /** The line that the YAML starts on. */
  yamlLine: number;
  /** The rest, preceded by empty lines so that line numbers stay right. */
  body: string;
  /** True if the front matter never ends: the whole text is body then. */
  unclosed?: true;
  /** What is wrong with the start of front matter that is text. */
  misread?: ReturnType<typeof findMisreadFrontMatter>;
};

/** Splits a file into the YAML between its `---` lines and the rest. */
export function splitFrontMatter(source: string): SplitSource {
  const text = unifyLines(source);
  const match = /^---[ \t]*\n([\s\S]*?)(?:^)---[ \t]*(?:\n|$)/m.exec(text);
  if (match?.index !== 0) {
    const unclosed = /^---[ \t]*\n\s*[\w-]+:(?:\s|$)/.test(text);
    const misread = findMisreadFrontMatter(text);
    return {
      yaml: '',
      yamlLine: 1,
      body: text,
      ...(unclosed && { unclosed }),
      ...(misread && { misread }),
    };
  }
  const taken = match[0].split('\n').length - 1;
  return {
    yaml: match[1] ?? '',
    yamlLine: 2,
    body: '\n'.repeat(taken) + text.slice(match[0].length),
  };
}
