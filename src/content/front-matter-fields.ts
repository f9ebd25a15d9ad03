import { z } from 'zod';
import { calendarDate, readCalendarDate } from './calendar-date.ts';

const text = z.string();

/** Some text; an empty one is a mistake. */
export const filled = text.min(1);

/** True or false, as a word in quotes too. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);

/** A number, in quotes too. */
export const number = z.preprocess(
  (value) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value),
  z.number(),
);

const level = z.preprocess(
  (value) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value),
  z.number().int().min(2).max(6),
);

/** A tag by its name, or with a label and a path of its own. */
const tag = z.union([filled, z.strictObject({ label: filled, permalink: filled })]);

/** What docs and posts have in common. */
export const sharedFields = {
  /** Heading and title; falls back to the first `# heading`, then to the file's name. */
  title: text.optional(),
  /** One sentence for search engines and link previews. */
  description: text.optional(),
  keywords: z.array(filled).optional(),
  /** Picture for link previews: a path in `public/`, or an address. */
  image: filled.optional(),
  /** Replaces the last part of the route, or all of it where it starts with `/`. */
  slug: filled.optional(),
  tags: z.array(tag).default([]),
  /** Pages that exist only in dev. */
  draft: flag.default(false),
  /** Built, `noindex`, and in no list, sidebar, search or sitemap. */
  unlisted: flag.default(false),
  hide_table_of_contents: flag.default(false),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  /** Shown in the place of what git knows. */
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

/** What no field can say of itself alone. */
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

/** The levels of the table of contents: 2 to 3 unless written, and never an empty range. */
export function fillLevels<T extends SharedValues>(value: T) {
  const min = value.toc_min_heading_level ?? Math.min(2, value.toc_max_heading_level ?? 2);
  const max = value.toc_max_heading_level ?? Math.max(3, min);
  return { ...value, toc_min_heading_level: min, toc_max_heading_level: max };
}
