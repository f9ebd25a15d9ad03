import { deserialize, serialize } from 'node:v8';
import type { RenderHost } from '../../../outputs/render-host.ts';
import type { TermRecord } from '../index/term-record.ts';

const name = 'search-terms';

/** The terms that the previous build found in the pages; the build checks that the bytes are whole. */
export function recallTerms({ recall }: Pick<RenderHost, 'recall'>): TermRecord | undefined {
  const bytes = recall(name);
  return bytes && deserialize(bytes);
}

export function rememberTerms({ remember }: Pick<RenderHost, 'remember'>, record: TermRecord) {
  remember(name, serialize(record));
}
