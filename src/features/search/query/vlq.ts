const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]));

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
    const value = values.get(text.charCodeAt(at)) ?? 0;
    number += (value % 32) * unit;
    unit *= 32;
    if (value > 31) continue;
    numbers.push(number);
    number = 0;
    unit = 1;
  }
  return numbers;
}
