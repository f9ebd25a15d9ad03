import { type Place, placeAt } from '../../diagnostics/places.ts';

type Token = { text: string; offset: number };

/** How many words and signs on each side tell one place from another. */
const around = 8;

/**
 * Finds the place in a source that some code was made from: the same word, where most of what stands
 * around it is the same. What a compiler wrote and moved is only part of that.
 * @param code a line of the code
 * @param column where in it, from 1
 * @returns undefined where the source does not have the word
 */
export function placeInSource(source: string, code: string, column: number): Place | undefined {
  const tokens = tokenize(code);
  const at = tokens.findLastIndex(({ offset }) => offset < column);
  // A dot belongs to the name behind it.
  const wanted = /^[.?(]+$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const text = tokens[wanted]?.text;
  if (text === undefined) return undefined;
  const written = tokenize(source);
  let best: { offset: number; score: number } | undefined;
  for (const [index, token] of written.entries()) {
    if (token.text !== text) continue;
    const score = countSame(tokens, wanted, written, index);
    if (!best || score > best.score) best = { offset: token.offset, score };
  }
  return best && placeAt(source, best.offset);
}

function tokenize(text: string): Token[] {
  const tokens = text.matchAll(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu);
  return Array.from(tokens, ({ 0: token, index }) => ({
    // The bundler numbers what two files name alike.
    text: token.replace(/\$\d+$/, ''),
    offset: index,
  }));
}

/** How many words and signs before and behind two places are the same; nearer ones count more. */
function countSame(
  tokens: readonly Token[],
  at: number,
  written: readonly Token[],
  index: number,
): number {
  let score = 0;
  for (const step of [-1, 1]) {
    for (let far = 1; far <= around; far += 1) {
      const [token, other] = [tokens[at + step * far], written[index + step * far]];
      if (!token || token.text !== other?.text) break;
      score += around + 1 - far;
    }
  }
  return score;
}
