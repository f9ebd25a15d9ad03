/** Puts an object of one short field into one line: the compiler's printer never does. */
export function shortenCode(js: string): string {
  return js.replace(/\{\n\s*(\w+: "[^"\n]*")\n\s*\}/g, '{ $1 }').trim();
}
