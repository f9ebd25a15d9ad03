import { features } from 'virtual:features';
import * as stylex from '@stylexjs/stylex';
import { actionStyles } from '../../../components/action-styles.ts';
import { PageLists } from '../../../components/page-lists.tsx';
import { PlainPage } from '../../../components/plain-page.tsx';
import { shared } from '../../../components/shared-styles.ts';
import { withBase } from '../../../config/base-path.ts';
import { site } from '../../../config/site.ts';
import { findVersionViews } from '../../../outputs/server-part.ts';
import type { PageList } from '../../../site/collections/page-lists.ts';
import { textFor } from '../../../texts/text.ts';
import { media } from '../../../theme/media.stylex.ts';
import { tokens } from '../../../theme/tokens.stylex.ts';
import { withClass } from '../../../theme/with-class.ts';
import { SearchHeading } from '../islands/search-heading.tsx';
import { SearchResults } from '../islands/search-results.tsx';
import { searchOptions } from '../options.ts';

type SearchViewProps = { lists: readonly PageList[] };

/** The search page: a form that works without scripts, the results, and every page by section. */
export function SearchView({ lists }: SearchViewProps) {
  const versions = findVersionViews(features);
  return (
    <PlainPage heading={<SearchHeading />} isWide>
      <search>
        <form
          method="get"
          action={withBase(searchOptions(site).searchPagePath)}
          {...stylex.props(styles.form)}
        >
          <input
            type="search"
            name="q"
            placeholder={textFor('theme.SearchPage.inputPlaceholder')}
            aria-label={textFor('theme.SearchPage.inputLabel')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={512}
            // biome-ignore lint/a11y/noAutofocus: who comes here comes to search
            autoFocus
            data-autofocus
            {...stylex.props(shared.control, styles.input)}
          />
          <button type="submit" {...stylex.props(actionStyles.action, actionStyles.main)}>
            {textFor('theme.SearchBar.label')}
          </button>
        </form>
      </search>
      <p {...withClass('without-script', stylex.props(styles.hint))}>
        {textFor('search.withoutScript')}
      </p>
      {versions && <versions.SearchNote />}
      <SearchResults>
        <PageLists lists={lists} />
      </SearchResults>
    </PlainPage>
  );
}

const styles = stylex.create({
  hint: { marginBlockStart: '1rem', color: tokens['--sx-text-muted'] },
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.75rem',
    marginBlockStart: { default: null, [media.phone]: '-0.75rem' },
  },
  input: {
    flexGrow: 1,
    flexBasis: '14rem',
    minWidth: 0,
    minHeight: { default: '2.75rem', [media.phone]: '3rem' },
    paddingInline: '0.875rem',
    backgroundColor: tokens['--sx-surface-raised'],
    '::-webkit-search-cancel-button': { display: 'none' },
    '::placeholder': { color: tokens['--sx-text-muted'], opacity: 1 },
    /** Below 16 px a phone would zoom into the field. */
    fontSize: tokens['--sx-size-body'],
  },
});
