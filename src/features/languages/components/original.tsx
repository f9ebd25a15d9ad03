import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { Admonition } from '../../../components/admonition.tsx';
import { site } from '../../../config/site.ts';
import { languageOfSite } from '../../../config/site-language.ts';
import { textFor } from '../../../texts/text.ts';
import { withClass } from '../../../theme/with-class.ts';

/** A text in the default language, on a page of another one, with a notice above it. */
export function Original({ children }: { children: ReactNode }) {
  const [original] = site.languages ?? [];
  if (!original) return children;
  const names = new Intl.DisplayNames([languageOfSite(site.locales)], { type: 'language' });
  const language = names.of(original.htmlLang) ?? original.label;
  return (
    <>
      <div {...withClass('prose', stylex.props(styles.notice))}>
        <Admonition type="info" title={textFor('shell.untranslated.title')}>
          <p>{textFor('shell.untranslated.text', { language })}</p>
        </Admonition>
      </div>
      <div lang={original.htmlLang} dir={original.direction}>
        {children}
      </div>
    </>
  );
}

const styles = stylex.create({ notice: { marginBlockEnd: '1.5rem' } });
