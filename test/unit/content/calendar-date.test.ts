import { afterEach, expect, test } from 'vitest';
import { readCalendarDate } from '../../../src/content/front-matter/calendar-date.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
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
  ['2025-5-1', '2025-05-01', undefined],
  ['2015-11-3 10:30:00', '2015-11-03', '10:30:00.000'],
  ['2024/8/5', '2024-08-05', undefined],
  ['2024/8/5 9:05', '2024-08-05', '09:05:00.000'],
  ['Aug 6, 2024', '2024-08-06', undefined],
  ['August 6th 2024, 10:30', '2024-08-06', '10:30:00.000'],
  ['6 Sept. 2024', '2024-09-06', undefined],
  ['Tue, 06 Aug 2024 23:30:00 GMT', '2024-08-06', '23:30:00.000'],
])('%s is %s in every time zone', (written, day, time) => {
  for (const name of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
    process.env.TZ = name;
    const date = readCalendarDate(written);
    expect([date?.day, date?.time]).toEqual([day, time]);
  }
});

test.each([
  ['2025-02-29', '2025-03-01', '2025-02-29'],
  ['2025/4/31', '2025-05-01', '2025-04-31'],
  ['Feb 30, 2024 12:00', '2024-03-01', '2024-02-30'],
])('X53 %s does not exist and becomes %s', (written, day, nonexistentDay) => {
  expect(readCalendarDate(written)).toMatchObject({ day, nonexistentDay });
});

test.each([
  '2025-02-32',
  '2025-13-01',
  '2025-00-10',
  'Foo 6, 2024',
  'August 2024',
  '25-05-01',
  '',
  'now',
])('%s is not a date', (written) => {
  expect(readCalendarDate(written)).toBeUndefined();
});

test.each(['2025-05-19T25:00', '2025-05-19 10:61', '2025-05-19 noon'])(
  '%s is not a valid time',
  (written) => {
    expect(readCalendarDate(written)).toBeUndefined();
  },
);
