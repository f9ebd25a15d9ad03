import '../theme/atoms.css';
import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { Html } from '../islands/trusted-html.tsx';
import { withBase } from '../site/base-path.ts';
import { withClass } from '../theme/with-class.ts';
import { actionStyles } from './action-styles.ts';

type NotFoundProps = {
  /** Beside the way to the home page; `query` is the parameter that takes the words of the address. */
  links: readonly { label: string; path: string; query?: string }[];
  /** Where the sections of the site begin. */
  sections: readonly { label: string; href: string }[];
  /** What stands above the text; plain tiles by default. */
  mark?: ReactNode;
};

/** What the site shows where it has no page: what happened, and ways on. The script fills in the nearest pages. */
export function NotFoundView({ links, sections, mark }: NotFoundProps) {
  return (
    <div {...stylex.props(styles.page)}>
      {mark ?? <PlainMark />}
      <div className="prose">
        <h1>Page Not Found</h1>
        <p>We could not find what you were looking for.</p>
        <p>
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </p>
      </div>
      <Html
        as="section"
        className="prose"
        aria-labelledby="nearest"
        hidden
        data-nearest=""
        html={nearest}
      />
      <p {...stylex.props(actionStyles.row)}>
        <a href={withBase('/')} {...stylex.props(actionStyles.action, actionStyles.main)}>
          Go to the home page
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
        <nav aria-label="Sections" className="prose">
          <p>Or start with a section:</p>
          <ul>
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

/** React leaves it as it is; the template has the boot script load what fills it in: `boot/attach-shadows`. */
const nearest =
  '<h2 id="nearest">Did you mean</h2><ul></ul><template data-shadow data-not-found></template>';

function PlainMark() {
  return (
    <p aria-hidden="true" {...withClass('atoms', stylex.props(styles.mark))}>
      <span className="atom">4</span>
      <span className="atom atom-new">0</span>
      <span className="atom">4</span>
    </p>
  );
}

const styles = stylex.create({
  page: {
    display: 'grid',
    alignContent: 'center',
    gap: '1.5rem',
    maxWidth: '40rem',
    minHeight: '55vh',
  },
  mark: { gridAutoFlow: 'column', justifyContent: 'start' },
});
