/** Makes bytes fewer. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * Takes bytes apart again, and stops as soon as there are too many.
 * @param before the text that the bytes refer to, as of something that was written earlier
 * @returns nothing where there are too many
 * @throws where the bytes are damaged
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
  before: string,
): Promise<Uint8Array | undefined> {
  const known = new TextEncoder().encode(before);
  const stream = new Blob([storeBlock(known), bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > known.length + most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer()).subarray(known.length);
}

/**
 * Writes bytes as they are, as a block of a stream that goes on: browsers take no text that a stream
 * begins with, but what stands in it can be referred to. At most 65,535 of them.
 */
function storeBlock(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (bytes.length === 0) return new Uint8Array();
  const block = new Uint8Array(5 + bytes.length);
  const head = new DataView(block.buffer);
  head.setUint16(1, bytes.length, true);
  head.setUint16(3, ~bytes.length, true);
  block.set(bytes, 5);
  return block;
}
