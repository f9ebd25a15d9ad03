import { z } from 'zod';
import { calendarDate } from './calendar-date.ts';
import {
  checkTogether,
  filled,
  fillLevels,
  flag,
  number,
  sharedFields,
} from './front-matter-fields.ts';

export const docFrontMatter = z
  .strictObject({
    ...sharedFields,
    /** Replaces the file's name in the id. */
    id: filled.regex(/^[^/]+$/, 'expected a name without "/"').optional(),
    /** The title of the document where it is not the heading. */
    title_meta: filled.optional(),
    sidebar_label: filled.optional(),
    sidebar_position: number.optional(),
    sidebar_class_name: filled.optional(),
    /** Another sidebar, or null for none. */
    displayed_sidebar: filled.nullable().optional(),
    hide_title: flag.default(false),
    pagination_label: filled.optional(),
    /** The id of the next doc, or null for none. */
    pagination_next: filled.nullable().optional(),
    pagination_prev: filled.nullable().optional(),
    /** An address; null or nothing for no link. */
    custom_edit_url: z.string().nullable().optional(),
  })
  .superRefine(checkTogether)
  .transform(fillLevels);

const author = z.strictObject({
  name: filled,
  title: z.string().optional(),
  url: filled.optional(),
  image_url: filled.optional(),
  /** What search engines are told that the author is. */
  type: z.enum(['Person', 'Organization']).optional(),
});

/** An author of one post: a key of `authors.yml`, that with other fields, or all fields. */
const postAuthor = z.union([
  filled,
  author.partial({ name: true }).extend({ key: filled }),
  author,
]);

export const postFrontMatter = z
  .strictObject({
    ...sharedFields,
    /** A calendar date; wins over the one of the file's name. */
    date: calendarDate.optional(),
    /** Keys of `authors.yml`, or objects. */
    authors: z
      .union([postAuthor, z.array(postAuthor)])
      .transform((value) => (Array.isArray(value) ? value : [value]))
      .default([]),
  })
  .superRefine(checkTogether)
  .transform(fillLevels);

export const authorsFile = z.record(z.string(), author);

export type DocFrontMatter = z.output<typeof docFrontMatter>;
export type PostFrontMatter = z.output<typeof postFrontMatter>;
export type AuthorEntry = z.output<typeof author>;
export type AuthorsFile = z.output<typeof authorsFile>;
export type PostTag = PostFrontMatter['tags'][number];
export type PostAuthor = PostFrontMatter['authors'][number];
