import * as stylex from '@stylexjs/stylex';
import type { Author, PostSummary, TagLink } from '../site/collections/page.ts';
import { pluralFor, textFor } from '../texts/text.ts';
import { ExternalLink } from '../theme/external-link.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';

/** The date and reading time of a post, in the size and colour of the text around it. */
export function PostDate({ post }: { post: PostSummary }) {
  const { readingMinutes } = post;
  return (
    <p>
      <time dateTime={post.date}>{post.dateText}</time>
      {` · ${pluralFor('theme.blog.post.readingTime.plurals', readingMinutes)}`}
    </p>
  );
}

/** The authors of a post. */
export function PostAuthors({ authors }: { authors: Author[] }) {
  if (authors.length === 0) return null;
  return (
    <ul {...withClass('post-authors', stylex.props(styles.authors))}>
      {authors.map((author) => (
        <li key={author.name} {...stylex.props(styles.author)}>
          {author.imageUrl && (
            <img
              src={author.imageUrl}
              alt=""
              width={36}
              height={36}
              loading="lazy"
              {...stylex.props(styles.image)}
            />
          )}
          <span {...stylex.props(styles.who)}>
            {author.url ? (
              <ExternalLink href={author.url}>{author.name}</ExternalLink>
            ) : (
              <strong>{author.name}</strong>
            )}
            {author.title && <span {...stylex.props(styles.role)}>{author.title}</span>}
            {author.accounts && (
              <span {...stylex.props(styles.role, styles.accounts)}>
                {author.accounts.map(({ label, href }) => (
                  <ExternalLink key={href} href={href}>
                    {label}
                  </ExternalLink>
                ))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The tags of a post as links. */
export function PostTags({ tags }: { tags: TagLink[] }) {
  if (tags.length === 0) return null;
  return (
    <div {...stylex.props(styles.tags)}>
      {textFor('theme.tags.tagsListLabel')}
      <ul {...withClass('post-tags', stylex.props(styles.tagList))}>
        {tags.map((tag) => (
          <li key={tag.href}>
            <a href={tag.href} {...stylex.props(styles.tag)}>
              {tag.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const styles = stylex.create({
  authors: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.75rem 1.5rem',
    color: tokens['--sx-text'],
  },
  author: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    fontSize: tokens['--sx-size-ui'],
    lineHeight: 1.4,
  },
  who: { minWidth: 0, overflowWrap: 'anywhere' },
  role: { display: 'block', color: tokens['--sx-text-muted'] },
  accounts: { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' },
  // The name of a picture that cannot be loaded stays inside.
  image: { flexShrink: 0, width: 36, height: 36, borderRadius: '50%', overflow: 'hidden' },
  tags: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.5rem',
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-ui'],
  },
  tagList: { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' },
  tag: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { default: '1.75rem', [media.touch]: '2.75rem' },
    paddingInline: { default: '0.75rem', [media.touch]: '1rem' },
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: { default: tokens['--sx-control-border'], ':hover': tokens['--sx-accent'] },
    borderRadius: '1.375rem',
    color: { default: tokens['--sx-text'], ':hover': tokens['--sx-accent'] },
    fontSize: tokens['--sx-size-tiny'],
    overflowWrap: 'anywhere',
    textDecoration: 'none',
  },
});
