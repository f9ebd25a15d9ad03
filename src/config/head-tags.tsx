import type { PageMeta, SiteFacts } from './page-meta.ts';

/** The tags that the site writes for a page: for `page-head`, or where the page's author has tags, in the server. */
export function listHeadTags(meta: PageMeta, site: SiteFacts) {
  const title = meta.title ? `${meta.title} ${site.titleDelimiter} ${site.title}` : site.title;
  const url = site.url + meta.path;
  const image = meta.image?.startsWith('/') ? site.url + meta.image : (meta.image ?? site.image);
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
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
      {meta.article && (
        <>
          <meta property="article:published_time" content={meta.article.published} />
          {meta.article.authors.map((author) => (
            <meta key={author} property="article:author" content={author} />
          ))}
          {meta.article.tags.map((tag) => (
            <meta key={tag} property="article:tag" content={tag} />
          ))}
        </>
      )}
    </>
  );
}
