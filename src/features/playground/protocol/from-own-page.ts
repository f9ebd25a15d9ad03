/**
 * Whether a message to a sandboxed frame comes from the page that created it: a page of the site that the frame
 * was loaded from. Though its origin is opaque, its address is readable; a document without an address (`srcdoc`)
 * trusts nobody.
 */
export function isFromOwnPage({ source, origin }: MessageEvent): boolean {
  return source === parent && location.origin !== 'null' && origin === location.origin;
}

/** Whether this code runs in a sandbox: with an opaque origin, which can't read anything of the site. */
export function hasOpaqueOrigin(): boolean {
  return self.origin === 'null';
}
