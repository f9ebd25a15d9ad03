import * as stylex from '@stylexjs/stylex';
import { withClass } from '../theme/with-class.ts';
import { Admonition } from './admonition.tsx';

/** A notice above a page that is unlisted. */
export function UnlistedNotice() {
  return (
    <div {...withClass('prose', stylex.props(styles.notice))}>
      <Admonition type="caution" title="Unlisted page">
        <p>Search engines do not list this page. You can only open it with its link.</p>
      </Admonition>
    </div>
  );
}

const styles = stylex.create({ notice: { marginBlockEnd: '2rem' } });
