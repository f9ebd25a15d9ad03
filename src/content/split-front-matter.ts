import { unifyLines } from './unify-lines.ts';

export type SplitSource = {
  yaml: string;
  /** The line that the YAML starts on. */
  yamlLine: number;
  /** The rest, preceded by empty lines so that line numbers stay right. */
  body: string;
  /** True if the front matter never ends: the whole text is body then. */
  unclosed?: true;
  /** The line of front matter that doesn't start in the first line, and so is text. */
  lateLine?: number;
};

/** Splits a file into the YAML between its `---` lines and the rest. */
export function splitFrontMatter(source: string): SplitSource {
  const text = unifyLines(source);
  const match = /^---[ \t]*\n([\s\S]*?)(?:^)---[ \t]*(?:\n|$)/m.exec(text);
  if (match?.index !== 0) {
    const unclosed = /^---[ \t]*\n\s*[\w-]+:(?:\s|$)/.test(text);
    const [late] =
      /^\s*\n(?=---[ \t]*\n(?:[\w-]+:.*\n|[ \t]+\S.*\n)+---[ \t]*(?:\n|$))/.exec(text) ?? [];
    const lateLine = late?.split('\n').length;
    return {
      yaml: '',
      yamlLine: 1,
      body: text,
      ...(unclosed && { unclosed }),
      ...(lateLine !== undefined && { lateLine }),
    };
  }
  const taken = match[0].split('\n').length - 1;
  return {
    yaml: match[1] ?? '',
    yamlLine: 2,
    body: '\n'.repeat(taken) + text.slice(match[0].length),
  };
}
