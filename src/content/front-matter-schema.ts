import { z } from 'zod';

const date = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString() : value).slice(0, 10))
  .refine((value) => isCalendarDate(value), 'expected a calendar date such as 2025-05-19');

const level = z.number().int().min(2).max(6);

const shared = {
  /** Heading and title; falls back to the first `# heading`, then to the file's name. */
  title: z.string().optional(),
  /** One sentence for search engines and link previews. */
  description: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  /** Picture for link previews. */
  image: z.string().optional(),
  /** Replaces the last part of the route, or all of it where it starts with `/`. */
  slug: z.string().optional(),
  tags: z.array(z.string()).default([]),
  /** Pages that exist only in dev. */
  draft: z.boolean().default(false),
  /** Built, `noindex`, and in no list, sidebar, search or sitemap. */
  unlisted: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: level.default(2),
  toc_max_heading_level: level.default(3),
  last_update: z.strictObject({ date: date.optional(), author: z.string().optional() }).optional(),
  /** `md` reads the file as CommonMark. */
  format: z.enum(['md', 'mdx', 'detect']).optional(),
};

export const docFrontMatter = z.object({
  ...shared,
  /** Replaces the file's name in the id. */
  id: z.string().optional(),
  /** The title of the document where it is not the heading. */
  title_meta: z.string().optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: z.string().optional(),
  /** Another sidebar, or null for none. */
  displayed_sidebar: z.string().nullable().optional(),
  hide_title: z.boolean().default(false),
  pagination_label: z.string().optional(),
  /** The id of the next doc, or null for none. */
  pagination_next: z.string().nullable().optional(),
  pagination_prev: z.string().nullable().optional(),
  custom_edit_url: z.string().nullable().optional(),
});

const author = z.strictObject({
  name: z.string(),
  title: z.string().optional(),
  url: z.string().optional(),
  image_url: z.string().optional(),
});

const authorOrKey = z.union([z.string(), author]);

export const postFrontMatter = z.object({
  ...shared,
  /** A calendar date; wins over the one of the file's name. */
  date: date.optional(),
  /** Keys of `authors.yml`, or objects. */
  authors: z
    .union([authorOrKey, z.array(authorOrKey)])
    .transform((value) => (Array.isArray(value) ? value : [value]))
    .default([]),
});

export const authorsFile = z.record(z.string(), author);
export const tagsFile = z.record(
  z.string(),
  z.strictObject({
    label: z.string().optional(),
    permalink: z.string().optional(),
    description: z.string().optional(),
  }),
);
export const categoryFile = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  className: z.string().optional(),
  link: z.strictObject({ type: z.literal('doc'), id: z.string() }).optional(),
});

export type DocFrontMatter = z.output<typeof docFrontMatter>;
export type PostFrontMatter = z.output<typeof postFrontMatter>;
export type AuthorEntry = z.output<typeof author>;
export type AuthorsFile = z.output<typeof authorsFile>;
export type TagsFile = z.output<typeof tagsFile>;
export type CategoryFile = z.output<typeof categoryFile>;

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}
