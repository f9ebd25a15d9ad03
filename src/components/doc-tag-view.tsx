import * as stylex from '@stylexjs/stylex';
import type { DocTagPage } from '../collections/page.ts';
import { listStyles as styles } from './list-section.tsx';
import { NameText } from './name-text.tsx';
import { PlainPage } from './plain-page.tsx';
import { shared } from './shared-styles.ts';

/** The docs with a tag. */
export function DocTagView({ heading, allTagsHref, docs }: DocTagPage) {
  return (
    <PlainPage heading={heading} aside={<a href={allTagsHref}>View all tags</a>}>
      <ul className="archive-list">
        {docs.map(({ href, label, description }) => (
          <li key={href} {...stylex.props(shared.ruled, own.item)}>
            <a href={href} {...stylex.props(styles.link)}>
              <span>
                <NameText name={label} />
              </span>
            </a>
            {description && <p {...stylex.props(styles.muted)}>{description}</p>}
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

const own = stylex.create({ item: { paddingBlock: '1rem' } });
