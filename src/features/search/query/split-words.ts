/**
 * How a piece of a text was written: all of `stylex.defineVars`, what stands in front in it, what it
 * is about, or a part of that.
 */
export type Piece = { term: string; kind: 'whole' | 'front' | 'part' | 'sub' };

/** Words with what developers write before and inside of them: `::before`, `@media`, `a.b`. */
const chunks = /(?:::?|@|--)?[\p{L}\p{N}_$]+(?:(?:[.:-]|\/@?)[\p{L}\p{N}_$]+)*/gu;
const versionLike = /^v?(\d+(?:\.\d+)+)/;
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_+/u;

/** The chunks of a text that can be searched for, each with its place. */
export function* findChunks(text: string): Generator<{ chunk: string; at: number }> {
  for (const { 0: chunk, index } of text.matchAll(chunks)) yield { chunk, at: index };
}

/** The chunks of a text without their places, which is quicker. */
export const listChunks = (text: string): readonly string[] => text.match(chunks) ?? [];

const known = new Map<string, readonly Piece[]>();

/** The terms of a chunk: `stylex.defineVars` is itself, its two words, and `define` and `vars`. */
export function splitChunk(chunk: string): readonly Piece[] {
  let pieces = known.get(chunk);
  if (!pieces) {
    pieces = takeApart(chunk);
    // Words repeat: most of the work of an index is done once for each.
    if (known.size > 50_000) known.clear();
    known.set(chunk, pieces);
  }
  return pieces;
}

function takeApart(chunk: string): Piece[] {
  const version = versionLike.exec(chunk)?.[1];
  if (version !== undefined) return [{ term: version, kind: 'whole' }];
  const parts = chunk.split(/[^\p{L}\p{N}_$]+/u).filter(Boolean);
  const front = chunk.slice(0, Math.max(chunk.lastIndexOf('.'), chunk.lastIndexOf('/'), 0));
  const fronts = front.split(/[^\p{L}\p{N}_$]+/u).filter(Boolean).length;
  const pieces = parts.map(
    (part, at): Piece => ({ term: normalizeWord(part), kind: at < fronts ? 'front' : 'part' }),
  );
  const [lead = ''] = /^(?:::?|@|--)/.exec(chunk) ?? [];
  if ((parts.length > 1 || lead) && parts.length <= 4 && chunk.length <= 40) {
    const inner = chunk.slice(lead.length).replace(/[\p{L}\p{N}_$]+/gu, normalizeWord);
    pieces.push({ term: lead + inner, kind: 'whole' });
  }
  for (const part of parts) {
    const subs = part.split(humps).filter(Boolean);
    if (subs.length < 2) continue;
    for (const sub of subs) pieces.push({ term: normalizeWord(sub), kind: 'sub' });
  }
  return pieces;
}

/** Lower case, and without the ending of a plural: `Queries` is `query`, `keyframes` `keyframe`. */
export function normalizeWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4 || !lower.endsWith('s') || /(?:ss|us|is)$/.test(lower)) return lower;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  return lower.slice(0, /(?:ss|x|ch|sh)es$/.test(lower) ? -2 : -1);
}
