/** Writes a number with its noun, for messages: `1 rule`, `2 rules`. */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
