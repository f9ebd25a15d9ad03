/** A term's occurrence in a section of a page, with its best field. */
export type Posting = { page: number; section: number; field: number };

/** The occurrences of a term, by page and section, and the number of its pages. */
export type Postings = { list: Posting[]; pages: number; isCut: boolean };

/** The terms of a range of the alphabet, and their postings. */
export type Terms = {
  sorted: readonly string[];
  postings: (at: number) => Postings;
  /** The best postings of a prefix whose terms continue in the next shard. */
  head: (beginning: string) => Postings | undefined;
};

/** Reads what `encodePostings` wrote. */
export function decodePostings(text: string): Postings {
  const numbers = decodeVlq(text);
  const isCut = numbers[0] === 0;
  const list: Posting[] = [];
  let page = -1;
  let goesOn = false;
  let pages = 0;
  for (const number of isCut ? numbers.slice(2) : numbers) {
    if (!goesOn) {
      page += number;
      pages += 1;
      goesOn = true;
      continue;
    }
    const rest = Math.floor(number / 16);
    list.push({ page, section: rest >> 1, field: number % 16 });
    goesOn = rest % 2 === 1;
  }
  return { list, pages: isCut ? (numbers[1] ?? pages) : pages, isCut };
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The value of a digit, computed from its code, which is shorter than a table. */
function digitOf(code: number): number {
  if (code > 96) return code - 71;
  if (code > 64) return code - 65;
  if (code > 47) return code + 4;
  return code === 43 ? 62 : 63;
}

/** Encodes numbers as unsigned Base64 VLQ: up to 31 in one character. */
export function encodeVlq(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest > 31) {
      text += digits[32 + (rest % 32)];
      rest = Math.floor(rest / 32);
    }
    text += digits[rest];
  }
  return text;
}

/** Decodes the result of `encodeVlq`. */
export function decodeVlq(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let unit = 1;
  for (let at = 0; at < text.length; at += 1) {
    const value = digitOf(text.charCodeAt(at));
    number += (value % 32) * unit;
    unit *= 32;
    if (value > 31) continue;
    numbers.push(number);
    number = 0;
    unit = 1;
  }
  return numbers;
}
