import * as stylex from '@stylexjs/stylex';
import { withClass } from '../theme/with-class.ts';
import { Admonition } from './admonition.tsx';

/** Says above a page that nothing leads to it. */
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
