import * as stylex from '@stylexjs/stylex';
import { withBase } from '../site/base-path.ts';
import type { SiteConfig } from '../site/schema.ts';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { shared } from './shared-styles.ts';

/** The reasons, as plain text: a heading at one side, its sentences at the other. */
export function HomeSections({ sections }: { sections: SiteConfig['home']['sections'] }) {
  return (
    <div>
      {sections.map((section) => (
        <section key={section.title} {...stylex.props(shared.ruled, styles.section)}>
          <h2 {...stylex.props(styles.title)}>{section.title}</h2>
          <div {...stylex.props(styles.text)}>
            <p>{section.text}</p>
            {section.link && (
              <p {...stylex.props(styles.more)}>
                <a href={withBase(section.link.to)}>{section.link.label}</a>
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

const styles = stylex.create({
  section: {
    display: { default: 'block', [media.desktop]: 'grid' },
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: '3rem',
    paddingBlock: 'clamp(1.5rem, 3vw, 2.25rem)',
  },
  title: {
    marginBlockEnd: '0.5rem',
    fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
    fontWeight: 650,
    letterSpacing: '-0.015em',
  },
  text: {
    maxWidth: tokens['--sx-measure'],
    fontSize: tokens['--sx-size-body'],
    lineHeight: 1.7,
    textWrap: 'pretty',
  },
  more: { marginBlockStart: '0.75rem' },
});
