/**
 * Takes the YAML between the `---` lines off the top of a file.
 * @returns the YAML, the line that it starts on, and the body with the same number of lines
 */
export function splitFrontMatter(source: string): { yaml: string; yamlLine: number; body: string } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const match = /^---[ \t]*\n([\s\S]*?)(?:^)---[ \t]*(?:\n|$)/m.exec(text);
  if (match?.index !== 0) return { yaml: '', yamlLine: 1, body: text };
  const taken = match[0].split('\n').length - 1;
  return {
    yaml: match[1] ?? '',
    yamlLine: 2,
    body: '\n'.repeat(taken) + text.slice(match[0].length),
  };
}
