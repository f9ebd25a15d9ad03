import './stylex.css';
import { Title } from '@acme/ui';
import { colors } from '@acme/ui/tokens.stylex';
import * as stylex from '@stylexjs/stylex';
import { createRoot } from 'react-dom/client';
import { night } from './themes';

const styles = stylex.create({
  part: { backgroundColor: colors.page, padding: 24 },
  wide: { letterSpacing: 2 },
});

createRoot(document.getElementById('root')!).render(
  <main {...stylex.props(styles.part)}>
    <Title style={styles.wide}>Green tea</Title>
    <section {...stylex.props(night, styles.part)}>
      <Title>For the night</Title>
    </section>
  </main>,
);
