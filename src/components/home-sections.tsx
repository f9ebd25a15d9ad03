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

type Section = HomeSectionsProps['sections'][number];

/** The reasons: those with code that proves them side by side, and below them the others, each with its links. */
export function HomeSections({ sections, proofs }: HomeSectionsProps) {
  const all = sections.map((section, place) => ({ section, proof: proofs[place] }));
  const proven = all.filter(({ proof }) => proof);
  const rows = all.filter(({ proof }) => !proof);
  return (
    <div id="reasons">
      {proven.length > 0 && (
        <div className="exhibits">
          {proven.map(({ section, proof = '' }) => (
            <section key={section.title}>
              <Reason section={section} />
              <Html as="figure" className="proof" html={proof} />
            </section>
          ))}
        </div>
      )}
      {rows.map(({ section }) => (
        <section key={section.title} {...stylex.props(shared.ruled, styles.section)}>
          <Reason section={section} />
          {section.links.length > 0 && <Pages links={section.links} />}
        </section>
      ))}
    </div>
  );
}

function Reason({ section }: { section: Section }) {
  return (
    <div {...stylex.props(styles.text)}>
      <h2 {...stylex.props(styles.title)}>{section.title}</h2>
      <p>{section.text}</p>
      {section.link && (
        <p {...stylex.props(styles.more)}>
          <a href={collections.hrefOfLink(section.link.to)}>{section.link.label}</a>
        </p>
      )}
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
    alignItems: 'start',
    columnGap: '3.5rem',
    paddingBlock: 'clamp(1.75rem, 4vw, 3rem)',
    borderBlockStartWidth: 1,
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
