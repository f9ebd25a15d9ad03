import '../theme/releases.css';
import * as stylex from '@stylexjs/stylex';
import { PlainPage } from '../../../components/plain-page.tsx';
import { shared } from '../../../components/shared-styles.ts';
import { Html } from '../../../islands/trusted-html.tsx';
import { tokens } from '../../../theme/tokens.stylex.ts';
import { withClass } from '../../../theme/with-class.ts';
import type { ListedRelease } from '../data/list-releases.ts';
import { Phrase } from './phrase.tsx';

/** Every release and what it changed; a script leaves those between two versions. */
export function ReleasesView({ releases }: { releases: readonly ListedRelease[] }) {
  const versions = releases.map(({ version }) => version);
  return (
    <PlainPage
      heading="Compare releases"
      lead="Choose the version that you have and the one that you want, and see what changed between them."
    >
      <form data-part="" data-compare="" {...withClass('compare', stylex.props(styles.form))}>
        <VersionChoice name="from" label="From" versions={versions} first="the beginning" />
        <VersionChoice name="to" label="To" versions={versions} />
      </form>
      <Html as="p" html="" role="status" data-compared="" {...stylex.props(styles.status)} />
      {releases.map((release) => (
        <ReleaseSection key={release.version} release={release} />
      ))}
    </PlainPage>
  );
}

type VersionChoiceProps = {
  name: string;
  label: string;
  versions: readonly string[];
  /** What stands for no version. */
  first?: string;
};

function VersionChoice({ name, label, versions, first }: VersionChoiceProps) {
  return (
    <label {...stylex.props(styles.choice)}>
      {label}
      <select name={name} {...stylex.props(shared.control, styles.select)}>
        {first && <option value="">{first}</option>}
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}

function ReleaseSection({ release }: { release: ListedRelease }) {
  const { version, href, date, dateText, changes } = release;
  return (
    <section
      id={`v${version}`}
      data-version={version}
      {...withClass('release', stylex.props(shared.ruled, styles.release))}
    >
      <h2 {...stylex.props(shared.heading, styles.version)}>
        {href ? (
          <a href={href} {...stylex.props(shared.link)}>
            {version}
          </a>
        ) : (
          version
        )}{' '}
        <time dateTime={date} {...stylex.props(styles.date)}>
          {dateText}
        </time>
      </h2>
      <ul {...stylex.props(styles.changes)}>
        {changes.map(({ kind, text, href: at }) => (
          <li key={text} data-kind={kind} {...stylex.props(styles.change)}>
            <span {...stylex.props(styles.kind)}>{kind}</span>{' '}
            {at ? (
              <a href={at} {...stylex.props(shared.link, styles.link)}>
                <Phrase text={text} />
              </a>
            ) : (
              <Phrase text={text} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = stylex.create({
  form: { flexWrap: 'wrap', gap: tokens['--sx-space-4'], marginBlockEnd: '1rem' },
  choice: { display: 'flex', alignItems: 'center', gap: tokens['--sx-space-2'] },
  select: {
    height: '2.75rem',
    paddingInline: '0.75rem',
    color: tokens['--sx-text'],
    backgroundColor: tokens['--sx-surface-raised'],
    fontSize: tokens['--sx-size-ui'],
  },
  status: { minHeight: '1.5rem', marginBlockEnd: '1rem', fontWeight: 600 },
  release: { paddingBlock: '1.5rem' },
  version: { marginBlockEnd: '0.75rem' },
  date: {
    marginInlineStart: '0.25rem',
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-ui'],
    fontWeight: 400,
  },
  changes: { display: 'grid', gap: '0.25rem', margin: 0, padding: 0, listStyle: 'none' },
  change: {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    overflowWrap: 'anywhere',
  },
  kind: {
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-ui'],
    textTransform: 'capitalize',
  },
  link: { justifySelf: 'start' },
});
