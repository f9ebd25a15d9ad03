import { getOrAdd } from './get-or-add.ts';

/**
 * A term of a token. For `stylex.defineVars`: the whole, its start `stylex`, its member `definevars`, and the words
 * in that.
 */
export type Piece = { term: string; kind: 'whole' | 'front' | 'member' | 'sub' };

/** A letter of a script without spaces between words, or of Hangul, whose words have endings. */
export const dense =
  '[\\p{L}&&[\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]]';
/** Other words, which may contain marks and soft hyphens, and end with the signs of `C++` and `C#`. */
const word = `[[\\p{L}\\p{N}_$]--${dense}][[\\p{L}\\p{N}_$\\p{M}\\p{DI}]--${dense}]*(?:\\+\\+|#(?!\\w))?`;
const wordPattern = new RegExp(word, 'gv');
const densePattern = new RegExp(`^${dense}`, 'v');
/** Words with the signs of code before and in them: `::before`, `@media`, `.NET`, `-x`, `a.b`. */
const tokenPattern = new RegExp(
  `${dense}[${dense}\\p{M}\\p{DI}]*|(?:::?|@|--|(?<![.\\)])[.\\-](?=\\p{L}))?${word}(?:(?:[.:\\-]|/@?)${word})*`,
  'gv',
);
const versionLike = /^v?(\d+(?:\.\d+)+)/;
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[_+#]+/u;

/** The tokens of a text as matches, each with its offset. */
export const matchTokens = (text: string) => text.matchAll(tokenPattern);

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
  if (isDense(token)) return listPairs(token).map((term) => ({ term, kind: 'member' }));
  const version = versionLike.exec(token)?.[1];
  if (version !== undefined) return [{ term: version, kind: 'whole' }];
  const segments = listSegments(token);
  const fronts = listSegments(token.replace(/[^./]*$/, '')).length;
  const pieces = segments.map(
    (segment, at): Piece => ({
      term: normalizeWord(segment),
      kind: at < fronts ? 'front' : 'member',
    }),
  );
  if (token !== segments[0] && segments.length <= 4 && token.length <= 40) {
    // `.stylex.ts` is the end of a name.
    const name = segments.length > 1 ? token.replace(/^[.-]\b/, '') : token;
    const term = name.replace(wordPattern, (part) => baseOf(normalizeWord(part)));
    pieces.push({ term, kind: 'whole' });
  }
  for (const segment of segments) {
    const subs = segment.split(humps).filter(Boolean);
    if (subs[0] === segment) continue;
    for (const sub of subs) pieces.push({ term: normalizeWord(sub), kind: 'sub' });
  }
  return pieces;
}

/** The words of a token: `stylex` and `create` of `stylex.create`. */
export const listSegments = (token: string): readonly string[] => token.match(wordPattern) ?? [];

/** Whether a token is of a script without spaces: its terms are all pairs of characters, and the last character. */
export const isDense = (token: string): boolean => densePattern.test(token);

/** The overlapping pairs of characters of a text, and its last character, each with its marks. */
export function listPairs(text: string): string[] {
  const characters = foldWord(text).match(/.\p{M}*/gu) ?? [];
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** Between a term and its spelling in the text, if that has accents: sorts before all letters. */
const spelled = '!';

/** A term without its spelling. */
export const baseOf = (term: string): string => term.split(spelled, 1)[0] ?? '';

/** A term as it is spelled. */
export const spellingOf = (term: string): string => term.split(spelled).at(-1) ?? '';

/** Behind a term, this sorts after all its spellings. */
export const afterSpellings = `${spelled}\uffff`;

/**
 * The term of a word, folded and without plural ending: `Queries` becomes `query`, `keyframes` becomes `keyframe`. The
 * spelling follows if it is another: `Résumés` becomes `resume!résumé`.
 */
export function normalizeWord(word: string): string {
  const base = dropPlural(foldWord(word));
  const spelling = dropPlural(word.normalize().toLowerCase());
  return spelling === base ? base : base + spelled + spelling;
}

/** Marks that may be left out in writing, as accents and vowel points, but not those that make other letters. */
const looseMarks =
  /(?![\u3099\u309a])[[\p{M}&&[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}]]\p{DI}\s\u0640]/gv;

/** Letters that Unicode doesn't decompose. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
};

/**
 * In lower case and of one width, without accents: `Straße` becomes `strasse`, `ＡＰＩ` becomes `api`. What has
 * nothing else stays as it is.
 */
export function foldWord(word: string): string {
  if (!/[^ -~]/.test(word)) return word.toLowerCase();
  const folded = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(looseMarks, '')
    .replace(/[^ -~]/g, (letter) => plainLetters[letter] ?? letter);
  return folded.normalize() || word;
}

function dropPlural(lower: string): string {
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
