import { deserialize, serialize } from 'node:v8';
import type { RenderHost } from '../../../outputs/render-host.ts';
import type { TermRecord } from '../index/term-record.ts';

const name = 'search-terms';

/**
 * Reads the terms that the previous build found in the pages; undefined if there are none, or they are damaged.
 */
export function readTermRecord({
  readRecord,
}: Pick<RenderHost, 'readRecord'>): TermRecord | undefined {
  const bytes = readRecord(name);
  return bytes && deserialize(bytes);
}

/** Stores the terms of this build for the next one. */
export function writeTermRecord(
  { writeRecord }: Pick<RenderHost, 'writeRecord'>,
  record: TermRecord,
) {
  writeRecord(name, serialize(record));
}
