import { features } from 'virtual:features';
import * as stylex from '@stylexjs/stylex';
import type { ArchivePage } from '../site/collections/page.ts';
import { pluralFor, textFor } from '../texts/text.ts';
import { ListSection, listStyles as styles } from './list-section.tsx';
import { NameText } from './name-text.tsx';
import { PlainPage } from './plain-page.tsx';
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
            <li key={post.href} {...stylex.props(shared.ends, styles.figures)}>
              <a href={post.href} {...stylex.props(styles.link)}>
                <time dateTime={post.date} {...stylex.props(styles.muted, styles.date)}>
                  {post.dateText}
                </time>
                <span className="visually-hidden"> - </span>
                <NameText name={post.title} />
              </a>
              {features.map(
                ({ feature, PostNote }) =>
                  PostNote && <PostNote key={feature} href={post.href} isText />,
              )}
            </li>
          ))}
        </ListSection>
      ))}
    </PlainPage>
  );
}
