import { chooseText, textFor } from '../../../texts/text.ts';
import '../theme/releases.css';
import * as stylex from '@stylexjs/stylex';
import { PlainPage } from '../../../components/plain-page.tsx';
import { shared } from '../../../components/shared-styles.ts';
import { Html } from '../../../islands/trusted-html.tsx';
import { withClass } from '../../../theme/with-class.ts';
import type { ListedRelease } from '../data/list-releases.ts';
import { groupChanges } from '../release.ts';
import { ChangeText } from './change-text.tsx';

/** Every release and its changes; a script shows only those between two versions. */
export function ReleasesView({ releases }: { releases: readonly ListedRelease[] }) {
  const versions = releases.map(({ version }) => version);
  return (
    <PlainPage isWide heading={textFor('releases.title')} lead={textFor('releases.lead')}>
      <form data-part="" data-compare="" data-no-markdown="" className="compare">
        <VersionChoice
          name="from"
          label={textFor('releases.from')}
          versions={versions}
          first={textFor('releases.beginning')}
        />
        <VersionChoice name="to" label={textFor('releases.to')} versions={versions} />
      </form>
      <Html as="p" html="" role="status" data-compared="" className="compared" />
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
  /** The label of the option for no version. */
  first?: string;
};

function VersionChoice({ name, label, versions, first }: VersionChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} {...stylex.props(shared.control)}>
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
      {...withClass('release', stylex.props(shared.ruled))}
    >
      <h2 {...stylex.props(shared.heading)}>
        {href ? (
          <a href={href} {...stylex.props(shared.link)}>
            {version}
          </a>
        ) : (
          version
        )}{' '}
        <time dateTime={date}>{dateText}</time>
      </h2>
      <dl>
        {groupChanges(changes).map(({ kind, changes }) => (
          <div key={kind}>
            <dt>{chooseText('releases.kind', kind)}</dt>
            <dd>
              <ul>
                {changes.map((change) => (
                  <li key={change.text} data-kind={kind}>
                    <ChangeText change={change} xstyle={shared.link} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
