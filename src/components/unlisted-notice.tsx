import * as stylex from '@stylexjs/stylex';
import { textFor } from '../texts/text.ts';
import { withClass } from '../theme/with-class.ts';
import { Admonition } from './admonition.tsx';

/** A notice above a page that is unlisted. */
export function UnlistedNotice() {
  return (
    <div {...withClass('prose', stylex.props(styles.notice))}>
      <Admonition type="caution" title={textFor('theme.contentVisibility.unlistedBanner.title')}>
        <p>{textFor('theme.contentVisibility.unlistedBanner.message')}</p>
      </Admonition>
    </div>
  );
}

const styles = stylex.create({ notice: { marginBlockEnd: '1.25rem' } });
