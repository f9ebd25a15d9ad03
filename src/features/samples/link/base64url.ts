/** Encodes bytes with characters that need no encoding in an address. */
export function toBase64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes them; undefined for other texts. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

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
