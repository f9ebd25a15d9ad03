import { z } from 'zod';
import { filled, flag, number } from './front-matter-fields.ts';

/** `tags.yml`: by the tag's name; a name without fields is valid. */
export const tagsFile = z.record(
  z.string(),
  z.preprocess(
    (value) => value ?? {},
    z.strictObject({
      label: filled.optional(),
      /** The path below `/blog/tags/`. */
      permalink: filled.optional(),
      description: z.string().optional(),
    }),
  ),
);

/** What a category links to: a doc, or a generated page of cards. */
export const categoryLink = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('doc'), id: filled }),
  z.strictObject({
    type: z.literal('generated-index'),
    /** The label of the category by default. */
    title: filled.optional(),
    description: z.string().optional(),
    /** Below `/docs/`; `/category/<label>` by default. */
    slug: filled.optional(),
    image: filled.optional(),
    keywords: z.array(filled).optional(),
  }),
]);

/** `_category_.json`, `_category_.yml`. */
export const categoryFile = z.strictObject({
  label: filled.optional(),
  position: number.optional(),
  collapsed: flag.optional(),
  /** False for a category that is always open. */
  collapsible: flag.optional(),
  className: filled.optional(),
  /** Null for no page, even if the folder has an index file. */
  link: categoryLink.nullable().optional(),
  /** Shown on the card of the category. */
  description: z.string().optional(),
  /** Ignored; Docusaurus trees have it. */
  customProps: z.unknown().optional(),
});

export type TagsFile = z.output<typeof tagsFile>;
export type CategoryLink = z.output<typeof categoryLink>;
export type CategoryFile = z.output<typeof categoryFile>;
