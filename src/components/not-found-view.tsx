import * as stylex from '@stylexjs/stylex';
import { withBase } from '../site/base-path.ts';
import { actionStyles } from './action-styles.ts';

type NotFoundProps = { links: readonly { label: string; path: string }[] };

/**
 * What the site shows where it has no page: what happened, and ways on.
 * @param links beside the way to the home page
 */
export function NotFoundView({ links }: NotFoundProps) {
  return (
    <div {...stylex.props(styles.page)}>
      <p aria-hidden="true" className="atoms">
        <span className="atom tk-l">.x4 display: none</span>
        <span className="atom atom-new tk-h">.x0 content: none</span>
        <span className="atom tk-l">.x4 display: none</span>
      </p>
      <div className="prose">
        <h1>Page Not Found</h1>
        <p>We could not find what you were looking for.</p>
        <p>
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </p>
      </div>
      <p {...stylex.props(actionStyles.row)}>
        <a href={withBase('/')} {...stylex.props(actionStyles.action, actionStyles.main)}>
          Go to the home page
        </a>
        {links.map(({ label, path }) => (
          <a key={path} href={withBase(path)} {...stylex.props(actionStyles.action)}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

const styles = stylex.create({
  page: {
    display: 'grid',
    alignContent: 'center',
    gap: '1.5rem',
    maxWidth: '40rem',
    minHeight: '55vh',
    marginInline: 'auto',
  },
});
