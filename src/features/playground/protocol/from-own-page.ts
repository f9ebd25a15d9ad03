/**
 * Whether a message to a sandboxed frame comes from the page that made it: a page of the site that the
 * frame itself was loaded from. Its address is readable though its origin is opaque; a document
 * without an address of its own (`srcdoc`) trusts nobody.
 */
export function isFromOwnPage({ source, origin }: MessageEvent): boolean {
  return source === parent && location.origin !== 'null' && origin === location.origin;
}

/** Whether this code runs sandboxed: without an origin, from which nothing of the site can be read. */
export function hasOpaqueOrigin(): boolean {
  return self.origin === 'null';
}
