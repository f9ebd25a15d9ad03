import * as stylex from '@stylexjs/stylex';
import type { ArchivePage } from '../site/collections/page.ts';
import { pluralFor, textFor } from '../texts/text.ts';
import { media } from '../theme/media.stylex.ts';
import { ListSection, listStyles as styles } from './list-section.tsx';
import { NameText } from './name-text.tsx';
import { PlainPage } from './plain-page.tsx';
import { PostNotes } from './post-notes.tsx';
import { shared } from './shared-styles.ts';

/** All posts by year, newest first. */
export function ArchiveView({ years }: ArchivePage) {
  return (
    <PlainPage heading={textFor('theme.blog.archive.title')} lead={textFor('blog.archive.lead')}>
      {years.map(({ year, posts }) => (
        <ListSection
          key={year}
          id={`year-${year}`}
          name={year}
          note={pluralFor('theme.blog.post.plurals', posts.length)}
        >
          {posts.map((post) => (
            <li key={post.href} {...stylex.props(shared.ends, styles.figures, rowStyles.row)}>
              <a href={post.href} {...stylex.props(styles.link)}>
                <time dateTime={post.date} {...stylex.props(styles.muted, styles.date)}>
                  {post.dateText}
                </time>
                <span className="visually-hidden"> - </span>
                <NameText name={post.title} />
              </a>
              <PostNotes href={post.href} isText />
            </li>
          ))}
        </ListSection>
      ))}
    </PlainPage>
  );
}

/** In narrow windows what a release contains is below its title, closer to it than to the next one. */
const rowStyles = stylex.create({
  row: { paddingBlockEnd: { default: null, [media.tablet]: '0.625rem' } },
});
