import { toBase64url } from './base64url.ts';

const polynomial = 0x864cfb;
const width = 0xffffff;

/**
 * The checksum of a link: CRC-24 in four characters. It differs for every text with one changed character, and for
 * all but one in 16 million truncated ones.
 */
export function checkText(text: string): string {
  let sum = 0xb704ce;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte << 16;
    for (let bit = 0; bit < 8; bit += 1) {
      const carry = sum & 0x800000 ? polynomial : 0;
      sum = ((sum << 1) ^ carry) & width;
    }
  }
  return toBase64url(Uint8Array.of(sum >> 16, sum >> 8, sum));
}
