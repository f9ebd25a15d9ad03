import * as stylex from '@stylexjs/stylex';
import { withBase } from '../config/base-path.ts';
import type { PostListPage, PostSummary } from '../site/collections/page.ts';
import { textFor } from '../texts/text.ts';
import '../theme/post-preview.css';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';
import { ContentBody } from './content-body.tsx';
import { FeedLinks } from './feed-links.tsx';
import { classOf } from './html-text.ts';
import { listStyles } from './list-section.tsx';
import { NameText } from './name-text.tsx';
import { Pagination } from './pagination.tsx';
import { PlainPage } from './plain-page.tsx';
import { PostDate, PostTags } from './post-meta.tsx';
import { PostNotes } from './post-notes.tsx';
import { shared } from './shared-styles.ts';

/** A link beside the heading: its text and its href. */
type Way = readonly [label: string, href: string];

/** A page of the list of posts, or of the posts with a tag. */
export function PostListView(page: PostListPage) {
  const { previousHref, nextHref } = page;
  return (
    <PlainPage
      heading={page.heading}
      aside={<Ways ways={page.allTagsHref ? tagWays(page) : blogWays} />}
    >
      {page.feeds && <FeedLinks {...page.feeds} />}
      {page.posts.map((post) => (
        <PostItem key={post.href} post={post} />
      ))}
      <Pagination
        label={textFor('theme.blog.paginator.navAriaLabel')}
        previous={
          previousHref
            ? { href: previousHref, kind: textFor('theme.blog.paginator.newerEntries') }
            : undefined
        }
        next={
          nextHref
            ? { href: nextHref, kind: textFor('theme.blog.paginator.olderEntries') }
            : undefined
        }
      />
    </PlainPage>
  );
}

/** The other lists of the blog, and its feeds. */
const blogWays: Way[] = [
  [textFor('theme.blog.archive.title'), withBase('/blog/archive/')],
  [textFor('theme.tags.tagsPageTitle'), withBase('/blog/tags/')],
  ...listFeedWays('/blog/'),
];

function tagWays({ allTagsHref = '', feeds }: PostListPage): Way[] {
  return [
    [textFor('theme.tags.tagsPageLink'), allTagsHref],
    ...(feeds ? listFeedWays(feeds.folder) : []),
  ];
}

/** The feeds that people subscribe to themselves; feed readers find the others. */
function listFeedWays(folder: string): Way[] {
  return [
    ['RSS', withBase(`${folder}rss.xml`)],
    ['Atom', withBase(`${folder}atom.xml`)],
  ];
}

function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <span {...stylex.props(styles.ways)}>
      {ways.map(([label, href]) => (
        <a key={href} href={href} {...stylex.props(shared.link)}>
          {label}
        </a>
      ))}
    </span>
  );
}

function PostItem({ post }: { post: PostSummary }) {
  const [, name, version] = /^(.+) (\d[\d.]*)$/.exec(post.title) ?? [];
  return (
    <article {...withClass('post-row', stylex.props(shared.ruled, listStyles.section))}>
      <h2
        {...(version === undefined
          ? stylex.props(shared.heading, styles.text)
          : { className: 'post-version' })}
      >
        {/* The whole row is its target. */}
        <a href={post.href} {...stylex.props(styles.link)}>
          {version === undefined ? (
            <NameText name={post.title} />
          ) : (
            <>
              <span className="visually-hidden">{name}</span> {version}
            </>
          )}
        </a>
      </h2>
      <div {...stylex.props(shared.ends, styles.text, styles.small)}>
        <PostDate post={post} />
        <PostNotes href={post.href} />
      </div>
      <ContentBody
        className={`prose prose-preview ${classOf(styles.text)}`}
        content={post.preview}
      />
      <div {...stylex.props(shared.ends, styles.text)}>
        <PostTags tags={post.tags} />
        {post.truncated && (
          <a
            href={post.href}
            aria-label={textFor('theme.blog.post.readMoreLabel', { title: post.title })}
            {...stylex.props(shared.link, styles.more)}
          >
            {textFor('theme.blog.post.readMore')}
          </a>
        )}
      </div>
    </article>
  );
}

const styles = stylex.create({
  ways: { display: 'flex', flexWrap: 'wrap', columnGap: '1.25rem' },
  link: {
    color: { default: tokens['--sx-text'], ':hover': tokens['--sx-accent'] },
    textDecoration: { default: 'none', ':hover': 'underline' },
  },
  small: { color: tokens['--sx-text-muted'], fontSize: tokens['--sx-size-tiny'] },
  text: { gridColumn: '-2 / -1' },
  more: { fontWeight: 650 },
});
