import { z } from 'zod';

/** A calendar date, the same in every time zone, and the time if one was written. */
export type CalendarDate = {
  /** The day: `2025-05-19`. */
  day: string;
  /** `18:00:00.000` in UTC; orders what happened on one day. */
  time?: string;
  /**
   * The day as it was written, if it doesn't exist, such as February 30: `day` is then counted on into the next
   * month.
   */
  nonexistentDay?: string;
};

const written =
  /^(\d{4}-\d{2}-\d{2})(?:(?:[Tt]|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2})(\.\d+)?)?\s*(?:[Zz]|GMT|UTC|([+-])(\d{1,2}):?(\d{2})?)?)?$/;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Reads a date as content writes it, in the forms that YAML and JavaScript accept: `2025-05-19`, `2025/5/19 9:30`,
 * `5/19/2025`, `May 19, 2025`, `Mon, 19 May 2025 09:30:00 GMT`. A timestamp with an offset is converted to UTC;
 * one without is taken as written.
 * @returns undefined if it isn't a date
 */
export function readCalendarDate(text: string): CalendarDate | undefined {
  const match = written.exec(toNumbers(text.trim()));
  const [, named = '', hour, minute, second = '00', fraction = '', sign = '+'] = match ?? [];
  const [hours = '0', minutes = '0'] = match?.slice(7) ?? [];
  const day = findDay(named);
  if (day === undefined) return undefined;
  const nonexistentDay = day === named ? {} : { nonexistentDay: named };
  if (hour === undefined) return { day, ...nonexistentDay };
  const zone = `${sign}${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
  const moment = new Date(`${day}T${hour.padStart(2, '0')}:${minute}:${second}${fraction}${zone}`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const [utcDay = day, utcTime = ''] = moment.toISOString().split('T');
  return { day: utcDay, time: utcTime.replace('Z', ''), ...nonexistentDay };
}

/** A field with a calendar date; its value stays as it was written. */
export const calendarDate = z
  .string('expected a calendar date such as 2025-05-19')
  .refine((value) => readCalendarDate(value), 'expected a calendar date such as 2025-05-19');

/** The date of a day up to 31: February 30 is March 2. */
function findDay(text: string): string | undefined {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Converts every way of writing a date to year, month and day, followed by the rest. */
function toNumbers(text: string): string {
  const pad = (digits: string) => digits.padStart(2, '0');
  const named = (month: string) => pad(String(months.indexOf(month.slice(0, 3).toLowerCase()) + 1));
  return text
    .replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/, '$3-$1-$2')
    .replace(
      /^(?:\p{L}{3,9},?\s+)?(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/u,
      (_all, month, day, year) => `${year}-${named(month)}-${day}`,
    )
    .replace(
      /^(?:\p{L}{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?\s+(\p{L}{3,9})\.?,?\s+(\d{4})(?!\d)/u,
      (_all, day, month, year) => `${year}-${named(month)}-${day}`,
    )
    .replace(
      /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/,
      (_all, year, month, day) => `${year}-${pad(month)}-${pad(day)}`,
    );
}
