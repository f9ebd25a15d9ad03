'use client';

import type { PageMeta } from '../config/page-meta.ts';
import { useSiteFacts } from './site-facts.tsx';

/** The metadata of a page; React moves it into the head. */
export function PageHead({ meta }: { meta: PageMeta }) {
  const site = useSiteFacts();
  const title = meta.title ? `${meta.title} ${site.titleDelimiter} ${site.title}` : site.title;
  const url = site.url + meta.path;
  const image = meta.image?.startsWith('/') ? site.url + meta.image : (meta.image ?? site.image);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords.join(', ')} />}
      {meta.noindex && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={url} />
      <link rel="alternate" hrefLang={site.language} href={url} />
      <link rel="alternate" hrefLang="x-default" href={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={meta.type ?? 'website'} />
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta
        name="docsearch:docusaurus_tag"
        content={meta.docsearchTag ?? `docs-default-${meta.docsearchVersion}`}
      />
      {meta.docsearchVersion && <meta name="docsearch:version" content={meta.docsearchVersion} />}
      {meta.head?.map(({ name: Tag, attributes }) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
      {meta.article && <ArticleHead article={meta.article} />}
    </>
  );
}

function ArticleHead({ article }: { article: NonNullable<PageMeta['article']> }) {
  return (
    <>
      <meta property="article:published_time" content={article.published} />
      {article.authors.map((author) => (
        <meta key={author} property="article:author" content={author} />
      ))}
      {article.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
