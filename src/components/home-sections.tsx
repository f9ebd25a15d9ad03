import * as stylex from '@stylexjs/stylex';
import type { SiteConfig } from '../config/schema.ts';
import { Html } from '../islands/trusted-html.tsx';
import { collections } from '../site/collections/site-collections.ts';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { shared } from './shared-styles.ts';

type HomeSectionsProps = {
  sections: SiteConfig['home']['sections'];
  /** For each section, finished HTML that proves it. */
  proofs: readonly (string | undefined)[];
};

/** The reasons: a few sentences on one side, code that proves them on the other. */
export function HomeSections({ sections, proofs }: HomeSectionsProps) {
  return (
    <div id="reasons">
      {sections.map((section, place) => (
        <section key={section.title} {...stylex.props(shared.ruled, styles.section)}>
          <div {...stylex.props(styles.text)}>
            <h2 {...stylex.props(styles.title)}>{section.title}</h2>
            <p>{section.text}</p>
            {section.link && (
              <p {...stylex.props(styles.more)}>
                <a href={collections.hrefOfLink(section.link.to)}>{section.link.label}</a>
              </p>
            )}
          </div>
          {proofs[place] && <Html as="figure" className="proof" html={proofs[place]} />}
          {section.links.length > 0 && <Pages links={section.links} />}
        </section>
      ))}
    </div>
  );
}

/** Links to pages, one per row. */
function Pages({ links }: { links: SiteConfig['home']['sections'][number]['links'] }) {
  return (
    <ul {...stylex.props(styles.pages)}>
      {links.map(({ label, text, to }) => (
        <li key={to} {...stylex.props(shared.ends, shared.ruled, styles.page)}>
          <a href={collections.hrefOfLink(to)} {...stylex.props(shared.link)}>
            {label}
          </a>
          {/* Copies and screen readers have no columns. */}
          {` ${text}`}
        </li>
      ))}
    </ul>
  );
}

const styles = stylex.create({
  pages: { marginBlockStart: '1.5rem' },
  page: {
    columnGap: '1.5rem',
    paddingBlock: '0.25rem',
    borderBlockStartWidth: { default: 1, ':first-child': 0 },
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-ui'],
  },
  section: {
    display: { default: 'block', [media.desktop]: 'grid' },
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'center',
    columnGap: '3.5rem',
    paddingBlock: 'clamp(1.75rem, 4vw, 3rem)',
    borderBlockStartWidth: { default: 1, ':first-child': 0 },
  },
  title: {
    marginBlockEnd: '0.5rem',
    fontSize: tokens['--sx-size-h2'],
  },
  text: {
    maxWidth: tokens['--sx-measure'],
    fontSize: tokens['--sx-size-body'],
    lineHeight: 1.7,
    textWrap: 'pretty',
  },
  more: { marginBlockStart: '0.75rem' },
});
