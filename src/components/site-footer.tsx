import * as stylex from '@stylexjs/stylex';
import { withBase } from '../config/base-path.ts';
import { logoHeight } from '../config/logo-height.ts';
import type { Logo, SiteConfig } from '../config/schema.ts';
import type { FooterItem } from '../config/shell-schema.ts';
import { site } from '../config/site.ts';
import { Html } from '../islands/trusted-html.tsx';
import { textFor } from '../texts/text.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';
import { ConfigLink } from './config-link.tsx';
import { shared } from './shared-styles.ts';
import { ThemedImage } from './themed-image.tsx';

/** The footer of every page, from `footer` in the configuration; nothing without it. */
export function SiteFooter() {
  const { footer } = site;
  if (!footer) return null;
  const columns = footer.links.filter((entry) => 'title' in entry);
  const row = footer.links.flatMap((entry) => ('title' in entry ? [] : [entry]));
  return (
    <footer
      data-footer-style={footer.style}
      data-no-print
      {...stylex.props(shared.ruled, styles.footer)}
    >
      <div {...stylex.props(shared.shell, styles.inner)}>
        {columns.length > 0 && (
          <div {...stylex.props(styles.columns)}>
            {columns.map(({ title, items }) => (
              <div key={title}>
                <h2 {...stylex.props(styles.title)}>{title}</h2>
                <LinkList links={items} label={title} />
              </div>
            ))}
          </div>
        )}
        {row.length > 0 && <LinkList links={row} inRow />}
        <div
          {...stylex.props(
            shared.ends,
            footer.links.length > 0 && [shared.ruled, styles.below],
            styles.end,
          )}
        >
          {footer.logo && <FooterLogo logo={footer.logo} />}
          <Copyright text={footer.copyright} />
          <a
            href={withBase('/third-party-licenses.txt')}
            {...stylex.props(shared.link, styles.link)}
          >
            {textFor('shell.licenses')}
          </a>
        </div>
      </div>
    </footer>
  );
}

type LinkListProps = { links: FooterItem[]; label?: string; inRow?: boolean };

function LinkList({ links, label, inRow }: LinkListProps) {
  return (
    <ul
      aria-label={label}
      {...withClass(inRow ? 'footer-row' : 'footer-links', stylex.props(inRow && styles.row))}
    >
      {links.map((link) =>
        'html' in link ? (
          <Html as="li" key={link.html} html={link.html} />
        ) : (
          <li key={link.label}>
            <ConfigLink {...link} xstyle={[shared.link, styles.link]}>
              {link.label}
            </ConfigLink>
          </li>
        ),
      )}
    </ul>
  );
}

type CopyrightProps = { text: NonNullable<SiteConfig['footer']>['copyright'] };

/** The copyright in the footer: a text as it stands, or HTML. */
function Copyright({ text }: CopyrightProps) {
  if (typeof text !== 'object') return text;
  return <Html as="div" html={text.html} {...stylex.props(styles.legal)} />;
}

/** The logo in the footer, as a link if it has one. */
function FooterLogo({ logo }: { logo: Logo }) {
  const alt = logo.alt ?? site.title;
  const image = (
    <ThemedImage
      {...logo}
      alt={alt}
      height={logo.height ?? (logo.width === undefined ? logoHeight.footer : undefined)}
    />
  );
  if (!logo.href) return image;
  const target = logo.href.startsWith('/') ? { to: logo.href } : { href: logo.href };
  return (
    <ConfigLink {...target} plain xstyle={shared.link}>
      {image}
    </ConfigLink>
  );
}

const styles = stylex.create({
  footer: {
    backgroundColor: tokens['--sx-surface-sunken'],
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-ui'],
  },
  inner: {
    paddingBlock: '2.5rem 2rem',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
    gap: '1.75rem 1.5rem',
  },
  title: {
    marginBlockEnd: '0.375rem',
    fontSize: tokens['--sx-size-ui'],
    color: tokens['--sx-text'],
    fontWeight: 650,
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  link: {
    color: { default: tokens['--sx-text-muted'], ':hover': tokens['--sx-text'] },
    textDecoration: { default: 'none', ':hover': 'underline' },
  },
  legal: { display: 'grid', gap: '0.5rem', minWidth: 0, maxWidth: '44rem' },
  below: { marginBlockStart: '2rem', paddingBlockStart: '1.25rem' },
  end: {
    gap: '0.75rem 1.5rem',
    fontSize: tokens['--sx-size-tiny'],
  },
});
