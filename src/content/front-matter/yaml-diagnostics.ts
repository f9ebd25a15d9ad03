import { type Document, visit, type YAMLError } from 'yaml';

/** A syntax error in YAML or JSON. */
export type SyntaxDiagnostic = { offset: number; message: string; hint: string };

/** Finds the syntax errors of YAML: one in each line, because the others are its consequences. */
export function findYamlDiagnostics(document: Document, text: string): SyntaxDiagnostic[] {
  const diagnostics = document.errors.map((error) => describeError(error, text));
  const lineOf = ({ offset }: SyntaxDiagnostic) => text.slice(0, offset).split('\n').length;
  const first = [...Map.groupBy(diagnostics, lineOf).values()].flatMap(
    ([diagnostic]) => diagnostic ?? [],
  );
  return first.length > 0 ? first.sort((a, b) => a.offset - b.offset) : findLostAliases(document);
}

const quotes =
  'Put a value in quotes if it contains ": ", quotes or brackets, or starts with "@", "*", "!" or "#".';

function describeError({ message, pos: [end] }: YAMLError, text: string): SyntaxDiagnostic {
  // An open quote or bracket is found at the end of the text.
  const [, mark] =
    /^Missing closing (["'])|end with a ([\]}])/.exec(message)?.filter(Boolean) ?? [];
  const opening = mark === ']' ? '[' : mark === '}' ? '{' : mark;
  const offset = opening ? Math.max(0, text.lastIndexOf(opening, end - 1)) : end;
  const said = message.split(/ at line | in YAML|:\n/)[0] ?? '';
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1).split(/\r?\n/, 1)[0] ?? '';
  const field = /^Implicit/.test(message) ? correctField(line) : undefined;
  return {
    offset,
    message: `YAML: ${field ? `"${line.trim()}" ${field.problem}` : said}`,
    hint: field ? `Write ${field.corrected}` : `Write each field as name: value. ${quotes}`,
  };
}

/** Finds aliases without an anchor, and those within what they stand for. */
function findLostAliases(document: Document): SyntaxDiagnostic[] {
  const lost: SyntaxDiagnostic[] = [];
  visit(document, {
    Alias: (_key, alias, path) => {
      const target = alias.resolve(document);
      if (target && !path.includes(target)) return;
      const problem = target ? 'is part of its own value' : 'has no anchor before it';
      const message = `YAML: the alias *${alias.source} ${problem}`;
      lost.push({ offset: alias.range?.[0] ?? 0, message, hint: quotes });
    },
  });
  return lost;
}

/** A line that would be a field if its colon were right. */
type Correction = { problem: string; corrected: string };

/**
 * Corrects a line such as `title:A`, with another sign instead of a colon and a space after it.
 * @returns what is wrong, to follow the line, and the line as it should be; undefined if it isn't like a field
 */
export function correctField(line: string): Correction | undefined {
  const [, name, between = '', value = ''] =
    /^\s*([\w-]+)(\s*[:：=]\s*)(\S.*?)\s*$/.exec(line) ?? [];
  if (name === undefined || /^:[ \t]/.test(between)) return undefined;
  const corrected = `${name}: ${value}`;
  if (between.includes('=')) return { problem: 'has "=" instead of a colon', corrected };
  if (between.includes('：')) return { problem: 'has a full-width colon', corrected };
  if (between.endsWith(':')) return { problem: 'has no space after its colon', corrected };
  return { problem: 'has a special space, such as a no-break space, at its colon', corrected };
}
