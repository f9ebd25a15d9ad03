import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { listHeadTags } from '../config/head-tags.tsx';
import type { PageMeta, SiteFacts } from '../config/page-meta.ts';
import { site } from '../config/site.ts';
import { headKey } from '../content/head-key.ts';
import { buildConfigUrl } from '../outputs/absolute-url.ts';

type Props = Record<string, string>;
type AuthorTag = NonNullable<PageMeta['head']>[number];

type AuthoredHeadProps = {
  meta: PageMeta;
  facts: SiteFacts;
  baseUrl: string;
  /** Further tags of the site. */
  more?: ReactNode;
};

/**
 * The head of a page whose author has written tags: they replace those of the site, so that none is there twice. In
 * the server, so that other pages load nothing for it.
 */
export function AuthoredHead({ meta, facts, baseUrl, more }: AuthoredHeadProps) {
  const written = (meta.head ?? []).map((tag) =>
    tag.name === 'link' ? completeLink(tag, facts.url, baseUrl) : completeMeta(tag, meta),
  );
  const taken = new Set(written.map(({ name, attributes }) => headKey(name, attributes)));
  const tags = [...listTags(listHeadTags(meta, facts)), ...listTags(more)].filter(
    // In several languages, `features/languages` names the addresses that a page has.
    ({ type, props }) =>
      !taken.has(headKey(type, props)) && !(site.languages && props.hrefLang !== undefined),
  );
  return (
    <>
      {tags}
      {written.map(({ name: Tag, attributes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Tag key={at} {...attributes} />
      ))}
    </>
  );
}

/** The elements below fragments, with keys. */
function listTags(node: ReactNode): ReactElement<Props, string>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props & { children?: ReactNode }>(child)) return [];
    if (child.type === Fragment) return listTags(child.props.children);
    return isTag(child) ? child : [];
  });
}

const isTag = (element: ReactElement<Props>): element is ReactElement<Props, string> =>
  typeof element.type === 'string';

/** A canonical link is a full address. */
function completeLink(
  { name, attributes }: AuthorTag,
  siteUrl: string,
  baseUrl: string,
): AuthorTag {
  const { rel = '', href = '' } = attributes;
  if (!/\bcanonical\b/i.test(rel)) return { name, attributes };
  return { name, attributes: { rel, href: buildConfigUrl(siteUrl, baseUrl, href) } };
}

/** A page that is in no list stays `noindex`. The order of attributes is that of the site's tags. */
function completeMeta({ name: tag, attributes }: AuthorTag, { noindex }: PageMeta): AuthorTag {
  const { name, property, content = '', ...more } = attributes;
  const isOpen =
    noindex && /^robots$/i.test(property ?? name ?? '') && !/\b(?:noindex|none)\b/i.test(content);
  const written = isOpen ? `noindex, ${content}` : content;
  const named = {
    ...(name !== undefined && { name }),
    ...(property !== undefined && { property }),
  };
  return { name: tag, attributes: { ...named, content: written, ...more } };
}
