/** Puts an object with one short field on one line, which the compiler's printer never does. */
export function shortenCode(js: string): string {
  return js.replace(/\{\n\s*(\w+: "[^"\n]*")\n\s*\}/g, '{ $1 }').trim();
}
