import { z } from 'zod';
import { calendarDate, readCalendarDate } from './calendar-date.ts';

const text = z.string();

/** A non-empty text. */
export const filled = text.min(1);

/** True or false, also as a quoted word. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);

/** A number, also in quotes. */
export const number = z.preprocess(
  (value) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value),
  z.number(),
);

const level = z.preprocess(
  (value) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value),
  z.number().int().min(2).max(6),
);

/** A tag by its name, or with its own label and path. */
const tag = z.union([filled, z.strictObject({ label: filled, permalink: filled })]);

/** The fields that docs and posts share. */
export const sharedFields = {
  /** Heading and title; falls back to the first `# heading`, then to the file's name. */
  title: text.optional(),
  /** One sentence for search engines and link previews. */
  description: text.optional(),
  keywords: z.array(filled).optional(),
  /** Picture for link previews: a path in `public/`, or an address. */
  image: filled.optional(),
  /** Replaces the last part of the route, or the whole route if it starts with `/`. */
  slug: filled.optional(),
  tags: z.array(tag).default([]),
  /** Pages that exist only in dev. */
  draft: flag.default(false),
  /** Built with `noindex`, but in no list, sidebar, search or sitemap. */
  unlisted: flag.default(false),
  hide_table_of_contents: flag.default(false),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  /** Replaces the last update from git. */
  last_update: z
    .strictObject({
      date: calendarDate.transform((value) => readCalendarDate(value)?.day ?? value).optional(),
      author: filled.optional(),
    })
    .optional(),
  /** `md` reads the file as CommonMark. */
  format: z.enum(['md', 'mdx', 'detect']).optional(),
};

type SharedValues = z.output<z.ZodObject<typeof sharedFields>>;

/** Checks the rules that involve several fields. */
export function checkTogether(value: SharedValues, context: z.core.$RefinementCtx): void {
  const { toc_min_heading_level: min, toc_max_heading_level: max, draft, unlisted } = value;
  if (min !== undefined && max !== undefined && min > max) {
    const message = `expected a level of at most ${max}, the value of toc_max_heading_level`;
    context.addIssue({ code: 'custom', path: ['toc_min_heading_level'], message });
  }
  if (draft && unlisted) {
    const message = 'expected false in a draft: a page is either a draft or unlisted';
    context.addIssue({ code: 'custom', path: ['unlisted'], message });
  }
}

/** The levels of the table of contents: 2 to 3 by default, and never an empty range. */
export function fillLevels<T extends SharedValues>(value: T) {
  const min = value.toc_min_heading_level ?? Math.min(2, value.toc_max_heading_level ?? 2);
  const max = value.toc_max_heading_level ?? Math.max(3, min);
  return { ...value, toc_min_heading_level: min, toc_max_heading_level: max };
}
