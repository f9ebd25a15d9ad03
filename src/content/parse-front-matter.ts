import type { z } from 'zod';
import { type Parsed, parseYaml } from './parse-yaml.ts';
import type { SplitSource } from './split-front-matter.ts';

/**
 * Reads the front matter of a content file.
 * @param split the file's text, taken apart
 * @returns the checked value; a fault for each thing that is wrong with it, at its place
 */
export function parseFrontMatter<T extends z.ZodType>(
  { yaml, yamlLine, unclosed }: SplitSource,
  schema: T,
  file: string,
): Parsed<z.output<T>> {
  if (!unclosed) return parseYaml(yaml, schema, file, yamlLine);
  const fault = {
    file,
    line: 1,
    column: 1,
    message: 'the front matter that starts here is never closed',
    hint: 'Write a line of --- after its last field.',
  };
  return { faults: [fault], places: new Map() };
}
