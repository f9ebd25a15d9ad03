import * as stylex from '@stylexjs/stylex';
import type { TagsPage } from '../site/collections/page.ts';
import { textFor } from '../texts/text.ts';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { ListSection, listStyles } from './list-section.tsx';
import { NameText } from './name-text.tsx';
import { PlainPage } from './plain-page.tsx';
import { PostNotes } from './post-notes.tsx';
import { shared } from './shared-styles.ts';

/** Up to this many tags need no letters. */
const maxUngroupedTags = 8;

/** All tags by initial letter: the number of their pages, and the latest posts beside the name. */
export function TagsView({ lead, letters }: TagsPage) {
  const isQuiet = letters.flatMap(({ tags }) => tags).length <= maxUngroupedTags;
  return (
    <PlainPage heading={textFor('theme.tags.tagsPageTitle')} lead={lead}>
      {letters.map(({ letter, tags }) => (
        <ListSection key={letter} id={`letter-${letter}`} name={letter} isQuiet={isQuiet}>
          {tags.map((tag) => (
            <li key={tag.href} {...stylex.props(listStyles.figures, isQuiet && styles.tag)}>
              <a
                href={tag.href}
                {...stylex.props(listStyles.link, shared.heading, isQuiet && styles.name)}
              >
                {tag.label} <span {...stylex.props(shared.control, shared.tile)}>{tag.count}</span>
              </a>
              <div>
                {tag.description && <p {...stylex.props(styles.text)}>{tag.description}</p>}
                {tag.latest && <LatestPosts {...tag} latest={tag.latest} />}
              </div>
            </li>
          ))}
        </ListSection>
      ))}
    </PlainPage>
  );
}

type CountedTag = TagsPage['letters'][number]['tags'][number];

function LatestPosts({
  label,
  href,
  count,
  latest,
}: CountedTag & { latest: NonNullable<CountedTag['latest']> }) {
  return (
    <>
      <ul className="archive-list" aria-label={textFor('blog.latest', { tagName: label })}>
        {latest.map((post) => (
          <li key={post.href} {...stylex.props(shared.ends, styles.post)}>
            <a href={post.href} {...stylex.props(listStyles.link, styles.title)}>
              <time dateTime={post.date} {...stylex.props(listStyles.muted, listStyles.date)}>
                {post.dateText}
              </time>{' '}
              <NameText name={post.title} />
            </a>
            <PostNotes href={post.href} isText />
          </li>
        ))}
      </ul>
      {count > latest.length && (
        <a href={href} {...stylex.props(shared.link, styles.post)}>
          {textFor('blog.all', { count })}
        </a>
      )}
    </>
  );
}

const styles = stylex.create({
  /** In the columns of the archive, of which the first has room for a word. */
  tag: {
    display: 'grid',
    gridTemplateColumns: { default: '15.25rem minmax(0, 1fr)', [media.phone]: 'minmax(0, 1fr)' },
    alignItems: 'start',
    gap: '0.5rem',
    paddingBlock: '0.5rem',
  },
  name: {
    fontFamily: tokens['--sx-font-heading'],
    letterSpacing: '-0.02em',
    lineHeight: 1.2,
  },
  text: { marginBlock: '0.25rem 1rem', color: tokens['--sx-text-muted'] },
  post: { paddingBlockEnd: '0.625rem', fontSize: tokens['--sx-size-ui'] },
  /** What a release contains is below it in each row, where not all rows have room beside it. */
  title: { flexBasis: { default: '100%', [media.wide]: 'auto' } },
});
