import type { PageMeta } from '../../config/page-meta.ts';
import type { HeadTag } from '../../content/content-facts.ts';

type HeadFields = Partial<
  Pick<PageMeta, 'description' | 'image' | 'keywords' | 'noindex' | 'head'>
>;

/** Reads the `<head>` of a text: fields that the site has itself, and the rest as tags. */
export function readHeadTags(tags: readonly HeadTag[] | undefined): HeadFields {
  const said: HeadFields = {};
  for (const tag of tags ?? []) {
    const { name, property = name, content = '' } = tag.attributes;
    if (property === 'description' || property === 'og:description') said.description = content;
    else if (property === 'og:image') said.image = content;
    else if (property === 'keywords') said.keywords = content.split(/\s*,\s*/);
    else if (property === 'robots' && content.includes('noindex')) said.noindex = true;
    else said.head = [...(said.head ?? []), tag];
  }
  return said;
}
