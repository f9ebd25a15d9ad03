import { countOf } from '../../../faults/count-of.ts';
import type { Push } from './push-records.ts';

const previewCount = 3;

/** Describes what a push would send, for the terminal. */
export function describePush({ indexName, settings, records }: Push): string {
  const bytes = Buffer.byteLength(JSON.stringify(records));
  return [
    `Nothing is sent. The index ${indexName} would have ${countOf(records.length, 'record')} (${bytes} bytes).`,
    `The first ${Math.min(previewCount, records.length)}:`,
    ...records.slice(0, previewCount).map((record) => JSON.stringify(record, null, 2)),
    'Its settings:',
    JSON.stringify(settings, null, 2),
  ].join('\n');
}
