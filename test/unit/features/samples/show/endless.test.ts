import { expect, test } from 'vitest';
import { loadCompileFeatures } from '../../../../../src/compile/files/load-compile-features.ts';
import { renderText } from '../../../compile/render.ts';

const shown = loadCompileFeatures({ samples: { isShown: true, hasPlayground: true } });

test('an endless animation ends on the page after three rounds, and one that ends is not repeated', async () => {
  const lines = [
    '```tsx title="Spinner.tsx"',
    "import * as stylex from '@stylexjs/stylex';",
    '',
    "const turn = stylex.keyframes({ to: { rotate: '1turn' } });",
    'const styles = stylex.create({',
    "  once: { animationName: turn, animationDuration: '1s' },",
    "  ring: { animationName: turn, animationDuration: '1s', animationIterationCount: 'infinite' },",
    '});',
    'export const Spinner = () => (',
    '  <p {...stylex.props(styles.ring)}>Wait <b {...stylex.props(styles.once)}>one</b></p>',
    ');',
    '```',
  ];
  const html = await renderText(lines.join('\n'), shown);
  const stage = html.slice(html.indexOf('<template'), html.indexOf('</template>'));
  expect(stage.match(/animation-iteration-count:[^;}]*/g)).toEqual(['animation-iteration-count:3']);
});
