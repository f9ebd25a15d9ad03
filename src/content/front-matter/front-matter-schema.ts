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
    /** The title of the document, if it isn't the heading. */
    title_meta: filled.optional(),
    sidebar_label: filled.optional(),
    sidebar_position: number.optional(),
    sidebar_class_name: filled.optional(),
    /** Another sidebar, or null for none. */
    displayed_sidebar: filled.nullable().optional(),
    hide_title: flag.default(false),
    /** A class for the text, for the author's style sheets; for pages in `content/pages/`. */
    wrapperClassName: filled.optional(),
    pagination_label: filled.optional(),
    /** The id of the next doc, or null for none. */
    pagination_next: filled.nullable().optional(),
    pagination_prev: filled.nullable().optional(),
    /** An address; null or empty for no link. */
    custom_edit_url: z.string().nullable().optional(),
  })
  .superRefine(checkTogether)
  .transform(fillLevels);

const author = z.strictObject({
  name: filled,
  title: z.string().optional(),
  url: filled.optional(),
  image_url: filled.optional(),
  /** Accounts by the names of platforms: a user name, or an address. */
  socials: z.record(z.string(), filled).optional(),
  description: z.string().optional(),
  /** The page of an author in Docusaurus, which this site doesn't have. */
  page: z.unknown().optional(),
  email: filled.optional(),
  /** The type of the author in structured data. */
  type: z.enum(['Person', 'Organization']).optional(),
});

/** An author of one post: a key of `authors.yml`, a key with other fields, or all fields. */
const postAuthor = z.union([
  filled,
  author.partial({ name: true }).extend({ key: filled }),
  author,
]);

/** Docusaurus' deprecated fields for a single author, by today's field. */
const oldAuthorFields: Readonly<Record<string, readonly string[]>> = {
  name: ['author'],
  title: ['author_title', 'authorTitle'],
  url: ['author_url', 'authorURL'],
  image_url: ['author_image_url', 'authorImageURL'],
};

const oldNames = Object.values(oldAuthorFields).flat();
const ofOldAuthor = Object.fromEntries(oldNames.map((name) => [name, filled.optional()]));

/** The author from the deprecated fields, if a post has them and no `authors`. */
function readOldAuthor(value: Record<string, unknown>): AuthorEntry[] {
  const entries = Object.entries(oldAuthorFields).flatMap(([field, names]) => {
    const written = names.map((name) => value[name]).find((text) => typeof text === 'string');
    return written === undefined ? [] : [[field, written] as const];
  });
  const { success, data } = author.safeParse(Object.fromEntries(entries));
  return success ? [data] : [];
}

const postFields = z
  .strictObject({
    ...sharedFields,
    ...ofOldAuthor,
    /** A calendar date; overrides the one in the file's name. */
    date: calendarDate.optional(),
    /** Keys of `authors.yml`, or objects. */
    authors: z
      .union([postAuthor, z.array(postAuthor)])
      .transform((value) => (Array.isArray(value) ? value : [value]))
      .default([]),
  })
  .superRefine(checkTogether);

export const postFrontMatter = postFields.transform((value) => {
  const currentFields = Object.entries(value).filter(([name]) => !oldNames.includes(name));
  const authors = value.authors.length > 0 ? value.authors : readOldAuthor(value);
  return fillLevels({ ...value, ...Object.fromEntries(currentFields), authors });
});

export const authorsFile = z.record(z.string(), author);

export type DocFrontMatter = z.output<typeof docFrontMatter>;
export type PostFrontMatter = z.output<typeof postFrontMatter>;
export type AuthorEntry = z.output<typeof author>;
export type AuthorsFile = z.output<typeof authorsFile>;
export type PostTag = PostFrontMatter['tags'][number];
export type PostAuthor = PostFrontMatter['authors'][number];
