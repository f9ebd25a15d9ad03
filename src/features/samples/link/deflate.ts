/** Compresses bytes. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * Decompresses bytes, and stops when there are too many.
 * @param before the dictionary that the bytes refer to
 * @returns undefined if there are too many
 * @throws if the bytes are damaged
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
  before: string,
): Promise<Uint8Array | undefined> {
  const dictionary = new TextEncoder().encode(before);
  const stream = new Blob([storeBlock(dictionary), bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    length += chunk.value.length;
    if (length > dictionary.length + most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(chunk.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer()).subarray(dictionary.length);
}

/**
 * Writes bytes uncompressed, as a block of a stream: browsers don't support dictionaries, but a stream can refer
 * to its earlier content. At most 65,535 bytes.
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
