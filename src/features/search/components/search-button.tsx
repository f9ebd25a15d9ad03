import * as stylex from '@stylexjs/stylex';
import { shared } from '../../../components/shared-styles.ts';
import { withBase } from '../../../config/base-path.ts';
import { site } from '../../../config/site.ts';
import { textFor } from '../../../texts/text.ts';
import { Icon } from '../../../theme/icon.tsx';
import { media } from '../../../theme/media.stylex.ts';
import { tokens } from '../../../theme/tokens.stylex.ts';
import { withClass } from '../../../theme/with-class.ts';
import { searchOptions } from '../options.ts';

/** The button that opens the search, styled like its field; without scripts it leads to the search page. */
export function SearchButton() {
  return (
    <form action={withBase(searchOptions(site).searchPagePath)} {...stylex.props(styles.form)}>
      <button
        type="submit"
        data-asks
        data-search-button
        aria-keyshortcuts="Control+K Meta+K /"
        suppressHydrationWarning
        {...withClass('search-button', stylex.props(shared.control, styles.button))}
      >
        <Icon name="search" size={16} />
        {textFor('theme.SearchBar.label')}
      </button>
      {/*
       * Outside of the button, whose accessible name has the keys in words and would have to contain any text in
       * it.
       */}
      <span aria-hidden="true" {...withClass('search-keys', stylex.props(styles.keys))}>
        <kbd>⌘</kbd>
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </span>
    </form>
  );
}

/** A phone with text at 200%: the logo needs the space. The word stays the button's name. */
const iconOnly = '@media (max-width: 18em)';

const styles = stylex.create({
  form: { position: 'relative' },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    // In em: none beside the icon alone.
    gap: '0.5em',
    height: { default: '2.25rem', [media.touch]: '2.75rem' },
    minWidth: { default: null, [media.wide]: '13rem' },
    paddingInline: '0.75rem',
    color: { default: tokens['--sx-text-muted'], ':hover': tokens['--sx-text'] },
    backgroundColor: tokens['--sx-surface-raised'],
    fontSize: { default: tokens['--sx-size-ui'], [iconOnly]: 0 },
  },
  keys: {
    display: { default: 'none', [media.wide]: 'flex' },
    alignItems: 'center',
    gap: '0.25rem',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '0.625rem',
    color: tokens['--sx-text-muted'],
    pointerEvents: 'none',
  },
});
