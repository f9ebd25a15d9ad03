import { afterEach, beforeEach, expect, test } from 'vitest';
import { pushRecords } from '../../../../../src/features/search/push/push-records.ts';
import { createServiceApi } from '../../../../../src/features/search/push/service-api.ts';
import { type PushService, startPushService } from '../../../../push-service.ts';

const keys = { appId: 'APP1', apiKey: 'write-key' };
const settings = { distinct: true };
const makeRecords = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ objectID: `${number}` }));

let service: PushService;
beforeEach(async () => {
  service = await startPushService(keys);
});
afterEach(() => service.close());

function push(count: number, key = keys.apiKey, origins = [service.origin]): Promise<void> {
  const api = createServiceApi({ appId: keys.appId, key, origins });
  const records = makeRecords(count);
  return pushRecords({ indexName: 'docs', settings, records }, { api, pause: 1 });
}

test('X18 records and settings take the place of the index in one step', async () => {
  service.indices.set('docs', { settings: {}, records: makeRecords(5000), rules: ['a rule'] });
  await push(2500);
  expect([...service.indices]).toEqual([
    ['docs', { settings, records: makeRecords(2500), rules: ['a rule'] }],
  ]);
  const steps = service.asked
    .filter((line) => !line.includes('/task/'))
    .map((line) => line.replace(/docs_tmp_[\da-f]{8}/, 'TEMPORARY'));
  expect(steps).toEqual([
    'GET /1/indexes/docs/settings',
    'POST /1/indexes/docs/operation',
    'PUT /1/indexes/TEMPORARY/settings',
    'POST /1/indexes/TEMPORARY/batch',
    'POST /1/indexes/TEMPORARY/batch',
    'POST /1/indexes/TEMPORARY/batch',
    'POST /1/indexes/TEMPORARY/operation',
  ]);
});

test('an index that is not there yet is made', async () => {
  await push(1);
  expect([...service.indices]).toEqual([
    ['docs', { settings, records: makeRecords(1), rules: [] }],
  ]);
});

test.each([
  [/batch/, 400],
  [/PUT/, 403],
  [/POST .*tmp.*operation/, 429],
])('where %s is refused the index stays as it was, and nothing is left', async (path, status) => {
  const before = { settings: {}, records: makeRecords(3), rules: [] };
  service.indices.set('docs', before);
  service.refuse = { path, status };
  await expect(push(2)).rejects.toThrow(`${status} {"message":"no"}`);
  expect([...service.indices]).toEqual([['docs', before]]);
});

test('a refused key is told with what it needs', async () => {
  await expect(push(1, 'search-key')).rejects.toThrow(
    /refused GET \/1\/indexes\/docs\/settings: 403 .*Invalid Application-ID.*\n {2}ALGOLIA_WRITE_KEY needs/s,
  );
});

test('where an address does not answer, or fails, the next one is asked', async () => {
  const failing = await startPushService(keys);
  failing.refuse = { path: /./, status: 503 };
  await push(1, keys.apiKey, ['http://127.0.0.1:1', failing.origin, service.origin]);
  expect(service.indices.get('docs')?.records).toHaveLength(1);
  failing.close();
});

test('where nobody answers every address is told', async () => {
  await expect(push(1, keys.apiKey, ['http://127.0.0.1:1', 'http://127.0.0.1:2'])).rejects.toThrow(
    /does not answer:\n {2}http:\/\/127\.0\.0\.1:1: .*\n {2}http:\/\/127\.0\.0\.1:2: /,
  );
});
