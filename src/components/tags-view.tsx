import * as stylex from '@stylexjs/stylex';
import type { TagsPage } from '../site/collections/page.ts';
import { textFor } from '../texts/text.ts';
import { ListSection, listStyles as styles } from './list-section.tsx';
import { NameText } from './name-text.tsx';
import { PlainPage } from './plain-page.tsx';
import { shared } from './shared-styles.ts';

/** Up to this many tags need no letters. */
const maxUngroupedTags = 8;

/** All tags by initial letter, with the number of their pages. */
export function TagsView({ lead, letters }: TagsPage) {
  const isQuiet = letters.flatMap(({ tags }) => tags).length <= maxUngroupedTags;
  return (
    <PlainPage heading={textFor('theme.tags.tagsPageTitle')} lead={lead}>
      {letters.map(({ letter, tags }) => (
        <ListSection key={letter} id={`letter-${letter}`} name={letter} isQuiet={isQuiet}>
          {tags.map((tag) => (
            <li key={tag.href} {...stylex.props(styles.figures)}>
              <a href={tag.href} {...stylex.props(styles.link)}>
                {tag.label} <span {...stylex.props(shared.control, shared.tile)}>{tag.count}</span>
              </a>
              {tag.description && <p {...stylex.props(styles.muted)}>{tag.description}</p>}
              {tag.latest && (
                <ul
                  className="archive-list"
                  aria-label={textFor('blog.latest', { tagName: tag.label })}
                >
                  {tag.latest.map((post) => (
                    <li key={post.href}>
                      <a href={post.href} {...stylex.props(styles.link)}>
                        <time dateTime={post.date} {...stylex.props(styles.muted, styles.date)}>
                          {post.dateText}
                        </time>{' '}
                        <NameText name={post.title} />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ListSection>
      ))}
    </PlainPage>
  );
}
