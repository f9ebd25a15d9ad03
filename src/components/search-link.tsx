import * as stylex from '@stylexjs/stylex';
import { CurrentLink } from '../islands/current-link.tsx';
import { withBase } from '../site/base-path.ts';
import { site } from '../site/site.ts';
import { Icon } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { shared } from './shared-styles.ts';

/** The way to the search, in the form of the field that it leads to. */
export function SearchLink() {
  return (
    <CurrentLink
      href={withBase(site.search.searchPagePath)}
      data-search-link
      aria-keyshortcuts="Control+K Meta+K /"
      {...stylex.props(shared.control, styles.link)}
    >
      <Icon name="search" size={16} />
      Search
      <span aria-hidden="true" {...stylex.props(styles.key)}>
        /
      </span>
    </CurrentLink>
  );
}

const styles = stylex.create({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens['--sx-space-2'],
    height: { default: '2.25rem', [media.touch]: '2.75rem' },
    minWidth: { default: null, [media.wide]: '13rem' },
    paddingInline: '0.75rem',
    color: { default: tokens['--sx-text-muted'], ':hover': tokens['--sx-text'] },
    backgroundColor: tokens['--sx-surface-raised'],
    fontSize: tokens['--sx-size-ui'],
    textDecoration: 'none',
  },
  key: {
    display: { default: 'none', [media.wide]: 'inline-block' },
    marginInlineStart: 'auto',
    paddingInline: '0.4rem',
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: tokens['--sx-border'],
    borderRadius: '0.25rem',
    fontSize: '0.75rem',
    lineHeight: 1.5,
  },
});
