import { z } from 'zod';

/** A calendar date, the same in every time zone, and the time where one was written. */
export type CalendarDate = {
  /** `2025-05-19` */
  day: string;
  /** `18:00:00.000` in UTC; orders what happened on one day. */
  time?: string;
};

const written =
  /^(\d{4}-\d{2}-\d{2})(?:(?:[Tt]|\s+)(\d{1,2}):(\d{2})(?::(\d{2})(\.\d+)?)?\s*(?:[Zz]|([+-])(\d{1,2}):?(\d{2})?)?)?$/;

/**
 * Reads a date as content writes it: `2025-05-19`, a YAML timestamp, or `5/19/2025`.
 * A timestamp with an offset counts in UTC, one without as it is written.
 * @returns undefined for what is no date, or for a day that no month has
 */
export function readCalendarDate(text: string): CalendarDate | undefined {
  const match = written.exec(text.trim().replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, turnAround));
  const [, day = '', hour, minute, second = '00', part = '', sign = '+'] = match ?? [];
  const [hours = '0', minutes = '0'] = match?.slice(7) ?? [];
  if (!isCalendarDate(day)) return undefined;
  if (hour === undefined) return { day };
  const zone = `${sign}${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
  const moment = new Date(`${day}T${hour.padStart(2, '0')}:${minute}:${second}${part}${zone}`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const [utcDay = day, utcTime = ''] = moment.toISOString().split('T');
  return { day: utcDay, time: utcTime.replace('Z', '') };
}

/** A field that holds a calendar date; its value stays as it was written. */
export const calendarDate = z
  .string('expected a calendar date such as 2025-05-19')
  .refine((value) => readCalendarDate(value), 'expected a calendar date such as 2025-05-19');

/** `2025-02-28` is one, `2025-02-30` is none. */
export function isCalendarDate(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

/** Month/day/year, as pages that were written for other generators may have it. */
function turnAround(_all: string, month: string, day: string, year: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
