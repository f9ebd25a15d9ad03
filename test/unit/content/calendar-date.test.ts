import { afterEach, expect, test } from 'vitest';
import { readCalendarDate } from '../../../src/content/calendar-date.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

test.each([
  ['2025-05-19', '2025-05-19', undefined],
  [' 2025-05-19 ', '2025-05-19', undefined],
  ['2025-05-19T10:00:00Z', '2025-05-19', '10:00:00.000'],
  ['2025-05-19 10:00:00', '2025-05-19', '10:00:00.000'],
  ['2025-05-19T10:00', '2025-05-19', '10:00:00.000'],
  ['2025-05-19t9:05:07.25 Z', '2025-05-19', '09:05:07.250'],
  ['2025-05-19 23:30:00 -5', '2025-05-20', '04:30:00.000'],
  ['2025-05-19T01:00:00+02:30', '2025-05-18', '22:30:00.000'],
  ['5/9/2025', '2025-05-09', undefined],
  ['2024-02-29', '2024-02-29', undefined],
])('%s is %s in every time zone', (written, day, time) => {
  for (const name of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
    process.env.TZ = name;
    const date = readCalendarDate(written);
    expect([date?.day, date?.time]).toEqual([day, time]);
  }
});

test.each([
  '2025-02-29',
  '2025-04-31',
  '2025-13-01',
  '2025-00-10',
  '2025-5-1',
  '25-05-01',
  '',
  'now',
])('%s is no date', (written) => {
  expect(readCalendarDate(written)).toBeUndefined();
});

test.each(['2025-05-19T25:00', '2025-05-19 10:61', '2025-05-19 noon'])(
  '%s is no time',
  (written) => {
    expect(readCalendarDate(written)).toBeUndefined();
  },
);
