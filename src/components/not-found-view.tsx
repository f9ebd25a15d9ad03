import { markupFor, textFor } from '../texts/text.ts';
import '../theme/large-atom.css';
import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { withBase } from '../config/base-path.ts';
import { Html } from '../islands/trusted-html.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';
import { actionStyles } from './action-styles.ts';
import { classOf } from './html-text.ts';

type NotFoundProps = {
  /** Links besides the one to the home page; `query` is the parameter for the words of the address. */
  links: readonly { label: string; path: string; query?: string }[];
  /** The starts of the site's sections. */
  sections: readonly { label: string; href: string }[];
  /** The picture above the text; plain tiles by default. */
  mark?: ReactNode;
};

/** The not-found page: what happened, and where to go. A script adds the pages with the most similar addresses. */
export function NotFoundView({ links, sections, mark }: NotFoundProps) {
  return (
    <div {...stylex.props(styles.page)}>
      <div {...stylex.props(styles.mark)}>{mark ?? <PlainMark />}</div>
      <div className="prose">
        <h1>{textFor('theme.NotFound.title')}</h1>
        <p>{textFor('theme.NotFound.p1')}</p>
        <Html as="section" aria-labelledby="nearest" hidden data-nearest="" html={nearest} />
        <p>{textFor('theme.NotFound.p2')}</p>
      </div>
      <p {...stylex.props(actionStyles.row)}>
        <a href={withBase('/')} {...stylex.props(actionStyles.action, actionStyles.main)}>
          {textFor('shell.goHome')}
        </a>
        {links.map(({ label, path, query }) => (
          <a
            key={path}
            href={withBase(path)}
            data-query={query}
            suppressHydrationWarning
            {...stylex.props(actionStyles.action)}
          >
            {label}
          </a>
        ))}
      </p>
      {sections.length > 0 && (
        <nav aria-label={textFor('shell.notFound.sections')} className="prose">
          <p>{textFor('shell.notFound.start')}</p>
          <ul {...stylex.props(actionStyles.row, styles.sections)}>
            {sections.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function PlainMark() {
  return (
    <p aria-hidden="true" {...withClass('atoms', stylex.props(styles.plain))}>
      <span className="atom atom-large">
        <code>404</code>
      </span>
    </p>
  );
}

const styles = stylex.create({
  page: {
    display: 'grid',
    gridTemplateColumns: { default: null, [media.desktop]: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignContent: 'center',
    gap: '1.5rem',
    minHeight: 'calc(100dvh - 17.5rem)',
  },
  /** Beside the text where there is room. */
  mark: {
    gridColumn: { default: null, [media.desktop]: 2 },
    gridRow: { default: null, [media.desktop]: '1 / 4' },
    maxWidth: tokens['--sx-article-width'],
  },
  sections: { padding: 0 },
  nearest: { marginBlockStart: '0.75rem' },
  plain: { gridAutoFlow: 'column', justifyContent: 'start' },
});

/**
 * React leaves it alone; because of the template the boot script loads the script that fills it:
 * `boot/rare-parts`.
 */
const nearest = `<h2 id="nearest">${markupFor('shell.notFound.nearest')}</h2><ul class="${classOf(styles.sections, styles.nearest)}"></ul><template data-rare></template>`;
