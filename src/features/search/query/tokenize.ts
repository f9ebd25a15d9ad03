import { getOrAdd } from './get-or-add.ts';

/**
 * A term of a token. For `stylex.defineVars`: the whole, its start `stylex`, its member `definevars`, and the words
 * in that.
 */
export type Piece = { term: string; kind: 'whole' | 'front' | 'member' | 'sub' };

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

const piecesByToken = new Map<string, readonly Piece[]>();

/** The terms of a token: for `stylex.defineVars` the whole, its two members, and `define` and `vars`. */
export function splitToken(token: string): readonly Piece[] {
  // Words recur, so most of the work for an index is done once for each.
  if (piecesByToken.size > 50_000) piecesByToken.clear();
  return getOrAdd(piecesByToken, token, () => takeApart(token));
}

function takeApart(token: string): Piece[] {
  const version = versionLike.exec(token)?.[1];
  if (version !== undefined) return [{ term: version, kind: 'whole' }];
  const segments = token.split(/[^\p{L}\p{N}_$]+/u).filter(Boolean);
  const front = token.slice(0, Math.max(token.lastIndexOf('.'), token.lastIndexOf('/'), 0));
  const fronts = front.split(/[^\p{L}\p{N}_$]+/u).filter(Boolean).length;
  const pieces = segments.map(
    (segment, at): Piece => ({
      term: normalizeWord(segment),
      kind: at < fronts ? 'front' : 'member',
    }),
  );
  const [lead = ''] = /^(?:::?|@|--)/.exec(token) ?? [];
  if ((segments.length > 1 || lead) && segments.length <= 4 && token.length <= 40) {
    const inner = token.slice(lead.length).replace(/[\p{L}\p{N}_$]+/gu, normalizeWord);
    pieces.push({ term: lead + inner, kind: 'whole' });
  }
  for (const segment of segments) {
    const subs = segment.split(humps).filter(Boolean);
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

/** Words that say nothing about what a query is for. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all also an and any are as at be because been before but by can cannot could did do
  does doesn doing don done each for from get had has have having he her here him his how i if in
  into is isn it its just let like me more most my need no not of off on one only or other
  our out over own please same shall should so some such than that the their them then there these
  they this those through to too up use used using very want was we were what when where which while
  who whom why will with without work would you your
  doe thi ha wa hi it whi`.split(/\s+/),
);
