import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { withBase } from '../site/base-path.ts';
import { site } from '../site/site.ts';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { actionStyles } from './action-styles.ts';
import { PlainPage } from './plain-page.tsx';
import { shared } from './shared-styles.ts';

/** The search's page: a form that works without a script, and a place for what it finds. */
export function SearchView({ menus, children }: { menus: readonly string[]; children: ReactNode }) {
  return (
    <PlainPage heading="Search the documentation">
      <search>
        <form
          method="get"
          action={withBase(site.search.searchPagePath)}
          {...stylex.props(styles.form)}
        >
          <input
            type="search"
            name="q"
            placeholder="Type your search here"
            aria-label="Search"
            autoComplete="off"
            maxLength={64}
            {...stylex.props(shared.control, styles.input)}
          />
          <button type="submit" {...stylex.props(actionStyles.action, actionStyles.main)}>
            Search
          </button>
        </form>
      </search>
      <noscript>
        <p>
          {menus.length > 0
            ? `${needed} Without it, the menus of ${list.format(menus)} list every page.`
            : needed}
        </p>
      </noscript>
      <div className="search-results">{children}</div>
    </PlainPage>
  );
}

const needed = 'The results need JavaScript.';
const list = new Intl.ListFormat('en');

const styles = stylex.create({
  form: { display: 'flex', flexWrap: 'wrap', gap: '0.625rem' },
  input: {
    flexGrow: 1,
    flexBasis: '14rem',
    minWidth: 0,
    minHeight: { default: '2.75rem', [media.phone]: '3rem' },
    paddingInline: '0.875rem',
    backgroundColor: tokens['--sx-surface-raised'],
    /** Below 16 px a phone would zoom into the field. */
    fontSize: '1rem',
  },
});
