import { afterEach, beforeEach, expect, test } from 'vitest';
import { pushRecords } from '../../../../../src/features/search/push/push-records.ts';
import { type PushService, startPushService } from '../../../../push-service.ts';
import { someOf } from '../../../../run/exhaustive.ts';

const keys = { appId: 'APP1', apiKey: 'write-key' };
const settings = { distinct: true };
const makeRecords = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ objectID: `${number}` }));

let service: PushService;
beforeEach(async () => {
  service = await startPushService(keys);
});
afterEach(() => service.close());

function push(count: number, key = keys.apiKey, { origin } = service): Promise<void> {
  const records = makeRecords(count);
  return pushRecords({ indexName: 'docs', settings, records }, { appId: keys.appId, key, origin });
}

test('X18 records and settings replace the index in one step', async () => {
  service.indices.set('docs', { settings: {}, records: makeRecords(5000), rules: ['a rule'] });
  await push(2500);
  expect([...service.indices]).toEqual([
    ['docs', { settings, records: makeRecords(2500), rules: ['a rule'] }],
  ]);
  const steps = service.asked
    .filter((line) => !line.includes('/task/'))
    .map((line) => line.replace(/docs_tmp_\d+/, 'TEMPORARY'));
  expect(steps).toEqual([
    'POST /1/indexes/docs/operation',
    'PUT /1/indexes/TEMPORARY/settings',
    ...Array.from({ length: 3 }, () => 'POST /1/indexes/TEMPORARY/batch'),
    'POST /1/indexes/docs/operation',
    'POST /1/indexes/TEMPORARY/operation',
  ]);
});

test('an index that does not exist is created', async () => {
  await push(1);
  expect([...service.indices]).toEqual([
    ['docs', { settings, records: makeRecords(1), rules: [] }],
  ]);
});

test.each(
  someOf(
    'failures',
    [
      [/batch/, 400],
      [/PUT/, 403],
      [/POST .*tmp.*operation/, 429],
    ],
    1,
  ),
)(
  'if %s is rejected the index stays unchanged, and no temporary one is left',
  async (path, status) => {
    const before = { settings: {}, records: makeRecords(3), rules: [] };
    service.indices.set('docs', before);
    service.refuse = { path, status };
    await expect(push(2)).rejects.toThrow(`: ${status} no`);
    expect([...service.indices]).toEqual([['docs', before]]);
  },
);

test('a rejected key is reported with the rights that it needs', async () => {
  await expect(push(1, 'search-key')).rejects.toThrow(
    /rejected \w+ \/1\/indexes\/docs\S*: 403 Invalid Application-ID.*\n {2}ALGOLIA_WRITE_KEY needs/s,
  );
});

test('a service that cannot be reached is reported by its address, without the key', async () => {
  const failure = push(1, keys.apiKey, { ...service, origin: 'http://127.0.0.1:1' });
  await expect(failure).rejects.toThrow(/does not respond:\n {2}http:\/\/127\.0\.0\.1:1: .+/);
  await expect(failure).rejects.not.toThrow(keys.apiKey);
});

test('the origin can end with a slash', async () => {
  await push(1, keys.apiKey, { ...service, origin: `${service.origin}/` });
  expect(service.indices.get('docs')?.records).toHaveLength(1);
});
