/**
 * A term of a token. For `stylex.defineVars`: the whole, its start `stylex`, its part `definevars`, and the words
 * in that.
 */
export type Piece = { term: string; kind: 'whole' | 'front' | 'part' | 'sub' };

/** Words with the signs of code before and in them: `::before`, `@media`, `a.b`. */
const tokenPattern = /(?:::?|@|--)?[\p{L}\p{N}_$]+(?:(?:[.:-]|\/@?)[\p{L}\p{N}_$]+)*/gu;
const versionLike = /^v?(\d+(?:\.\d+)+)/;
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_+/u;

/** The tokens of a text, each with its offset. */
export function* findTokens(text: string): Generator<{ token: string; at: number }> {
  for (const { 0: token, index } of text.matchAll(tokenPattern)) yield { token, at: index };
}

/** The tokens of a text without their offsets, which is faster. */
export const listTokens = (text: string): readonly string[] => text.match(tokenPattern) ?? [];

const known = new Map<string, readonly Piece[]>();

/** The terms of a token: for `stylex.defineVars` the whole, its two parts, and `define` and `vars`. */
export function splitToken(token: string): readonly Piece[] {
  let pieces = known.get(token);
  if (!pieces) {
    pieces = takeApart(token);
    // Words recur, so most of the work for an index is done once for each.
    if (known.size > 50_000) known.clear();
    known.set(token, pieces);
  }
  return pieces;
}

function takeApart(token: string): Piece[] {
  const version = versionLike.exec(token)?.[1];
  if (version !== undefined) return [{ term: version, kind: 'whole' }];
  const parts = token.split(/[^\p{L}\p{N}_$]+/u).filter(Boolean);
  const front = token.slice(0, Math.max(token.lastIndexOf('.'), token.lastIndexOf('/'), 0));
  const fronts = front.split(/[^\p{L}\p{N}_$]+/u).filter(Boolean).length;
  const pieces = parts.map(
    (part, at): Piece => ({ term: normalizeWord(part), kind: at < fronts ? 'front' : 'part' }),
  );
  const [lead = ''] = /^(?:::?|@|--)/.exec(token) ?? [];
  if ((parts.length > 1 || lead) && parts.length <= 4 && token.length <= 40) {
    const inner = token.slice(lead.length).replace(/[\p{L}\p{N}_$]+/gu, normalizeWord);
    pieces.push({ term: lead + inner, kind: 'whole' });
  }
  for (const part of parts) {
    const subs = part.split(humps).filter(Boolean);
    if (subs.length < 2) continue;
    for (const sub of subs) pieces.push({ term: normalizeWord(sub), kind: 'sub' });
  }
  return pieces;
}

/** Lower case, and without plural ending: `Queries` becomes `query`, `keyframes` becomes `keyframe`. */
export function normalizeWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4 || !lower.endsWith('s') || /(?:ss|us|is)$/.test(lower)) return lower;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  return lower.slice(0, /(?:ss|x|ch|sh)es$/.test(lower) ? -2 : -1);
}
