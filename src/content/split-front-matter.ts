export type SplitSource = {
  yaml: string;
  /** The line that the YAML starts on. */
  yamlLine: number;
  /** The rest, with the same number of lines as the whole. */
  body: string;
  /** True where front matter starts and never ends: then all of it is body. */
  unclosed?: true;
  /** The line of a front matter that does not start in the first: then it is text. */
  lateLine?: number;
};

/** Takes the YAML between the `---` lines off the top of a file. */
export function splitFrontMatter(source: string): SplitSource {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
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
