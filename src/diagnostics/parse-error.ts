/**
 * Reads an error of rolldown's parser.
 * @returns what it says, without its heading and the lines of code below, and the offset in the text
 */
export function readParseError(error: unknown): { message: string; offset: number } {
  const lines = error instanceof Error ? error.message.split('\n') : [];
  return {
    message: lines.find((line) => !line.startsWith('Parse failed')) ?? '',
    offset: error instanceof Error && 'pos' in error ? Number(error.pos) : 0,
  };
}
