import type { Push } from './push-records.ts';

const previewCount = 3;

/** `1 record` */
export function countRecords({ records: { length } }: Pick<Push, 'records'>): string {
  return length === 1 ? '1 record' : `${length} records`;
}

/** Describes what a push would send, for the terminal. */
export function describePush(push: Push): string {
  const { indexName, settings, records } = push;
  const bytes = Buffer.byteLength(JSON.stringify(records));
  return [
    `Nothing is sent. The index ${indexName} would have ${countRecords(push)} (${bytes} bytes).`,
    `The first ${Math.min(previewCount, records.length)}:`,
    ...records.slice(0, previewCount).map((record) => JSON.stringify(record, null, 2)),
    'Its settings:',
    JSON.stringify(settings, null, 2),
  ].join('\n');
}
