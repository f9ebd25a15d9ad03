import 'virtual:first-project/styles';
import '../theme/waiting.css';
import * as stylex from '@stylexjs/stylex';
import { Html } from '../../../islands/trusted-html.tsx';
import { textFor } from '../../../texts/text.ts';
import { tokens } from '../../../theme/tokens.stylex.ts';
import { withClass } from '../../../theme/with-class.ts';
import type { PlaygroundScripts } from '../page/playground.ts';

/** The playground's page: readable without scripts; the editor replaces the project. */
export function PlaygroundView({ playground }: { playground: PlaygroundScripts }) {
  const { first } = playground;
  return (
    <>
      <header {...withClass('prose', stylex.props(styles.head))}>
        <h1 {...stylex.props(styles.title)}>{textFor('playground.title')}</h1>
        <p {...stylex.props(styles.lead)}>{textFor('playground.lead')}</p>
      </header>
      <p {...withClass('without-script', stylex.props(styles.hint))}>
        {textFor('playground.withoutScript')}
        {first && ` ${textFor('playground.first')}`}
      </p>
      <div
        data-no-app=""
        data-part=""
        data-playground={playground.editor}
        data-compiler={playground.compiler}
        data-types={playground.types}
        data-frames={playground.frames}
      >
        {first && <Html as="div" className="instrument files ties" html={first} />}
      </div>
    </>
  );
}

const styles = stylex.create({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '1.25rem',
    minHeight: '2.5rem',
    marginBlockEnd: '0.5rem',
  },
  title: { margin: 0, fontSize: tokens['--sx-size-h3'], lineHeight: '2.5rem' },
  lead: {
    maxWidth: 'none',
    margin: 0,
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-small'],
  },
  hint: { marginBlockEnd: '1rem', color: tokens['--sx-text-muted'] },
});
