import * as stylex from '@stylexjs/stylex';
import { Admonition } from '../../../components/admonition.tsx';
import type { PageVersion } from '../../../config/page-version.ts';
import { site } from '../../../config/site.ts';
import { textFor } from '../../../texts/text.ts';
import { tokens } from '../../../theme/tokens.stylex.ts';
import { withClass } from '../../../theme/with-class.ts';

/** What a page says of its version: the banner of one that isn't the last, and the label. */
export function VersionStart({ version }: { version: PageVersion }) {
  const { label, banner, badge } = version;
  return (
    <>
      {banner && <Banner version={version} text={bannerText(banner, label)} />}
      {badge && (
        <span {...withClass('version-badge', stylex.props(styles.badge))}>
          {textFor('theme.docs.versionBadge.label', { versionLabel: label })}
        </span>
      )}
    </>
  );
}

function bannerText(banner: NonNullable<PageVersion['banner']>, versionLabel: string): string {
  return banner === 'unreleased'
    ? textFor('theme.docs.versions.unreleasedVersionLabel', { siteTitle: site.title, versionLabel })
    : textFor('theme.docs.versions.unmaintainedVersionLabel', {
        siteTitle: site.title,
        versionLabel,
      });
}

/** Not printed as part of a text, but in its Markdown copy, whose readers should know it as well. */
function Banner({ version, text }: { version: PageVersion; text: string }) {
  const { label, href } = version.latest;
  const link = textFor('theme.docs.versions.latestVersionLinkLabel');
  const [before, after] = textFor('theme.docs.versions.latestVersionSuggestionLabel', {
    latestVersionLink: '\n',
    versionLabel: label,
  }).split('\n');
  return (
    <div {...withClass('prose version-banner', stylex.props(styles.banner))}>
      <Admonition type="caution" title={text}>
        <p>
          {before}
          <a href={href}>
            <strong>{link}</strong>
          </a>
          {after}
        </p>
      </Admonition>
    </div>
  );
}

const styles = stylex.create({
  banner: { marginBlockEnd: '1.5rem' },
  badge: {
    display: 'inline-block',
    marginBlockEnd: '0.75rem',
    paddingInline: '0.5rem',
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: tokens['--sx-border'],
    borderRadius: tokens['--sx-radius'],
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-small'],
  },
});
