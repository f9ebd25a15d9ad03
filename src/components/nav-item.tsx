import { features } from 'virtual:features';
import * as stylex from '@stylexjs/stylex';
import { CurrentLink } from '../islands/current-link.tsx';
import { Html } from '../islands/trusted-html.tsx';
import { findLanguageViews, findVersionViews } from '../outputs/server-part.ts';
import type { NavEntry, NavItem, NavLink, NavName } from '../site/navigation/tree.ts';
import { ExternalLink, NewTabHint } from '../theme/external-link.tsx';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';

/** The identity of an item among its siblings. */
export function keyOf(entry: NavEntry): string {
  if (entry.kind === 'link') return `${entry.href} ${entry.html ?? entry.label}`;
  if (entry.kind === 'html') return entry.html;
  if (entry.kind === 'dropdown') return entry.html ?? entry.label;
  return entry.kind === 'feature' ? entry.feature : entry.label;
}

/** A navbar item that is raw HTML. */
export function NavHtml({ item }: { item: Extract<NavItem, { kind: 'html' }> }) {
  return <Html as="div" html={item.html} className={item.className} />;
}

/** The label of an item, or the HTML that replaces it. */
export function ItemName({ label, html }: NavName) {
  return html === undefined ? label : <Html as="span" html={html} />;
}

type LabelledLinkProps = { link: NavLink; xstyle: stylex.StyleXStyles };

/** A navbar link, in the style of its position. */
export function LabelledLink({ link, xstyle }: LabelledLinkProps) {
  const { href, label, html, className, attributes, section, pattern, version, choices } = link;
  const own = { ...attributes, ...withClass(className ?? '', stylex.props(xstyle)) };
  const versions = findVersionViews(features);
  const name = <ItemName label={label} html={html} />;
  if (versions && choices) {
    return (
      <versions.ChosenLink choices={choices} {...own}>
        {name}
      </versions.ChosenLink>
    );
  }
  if (versions && version !== undefined) {
    return (
      <versions.Pick version={version} href={href} pattern={pattern} data-part="" {...own}>
        {name}
      </versions.Pick>
    );
  }
  const languages = findLanguageViews(features);
  if (languages && link.language !== undefined) {
    return (
      <languages.Pick language={link.language} href={href} {...own}>
        {name}
      </languages.Pick>
    );
  }
  return link.external ? (
    <ExternalLink
      href={href}
      xstyle={xstyle}
      className={className}
      attributes={attributes}
      plain={html !== undefined}
    >
      {name}
    </ExternalLink>
  ) : (
    <CurrentLink
      href={href}
      section={section}
      pattern={pattern}
      data-part={version && ''}
      data-version-pick={version}
      {...attributes}
      {...withClass(className ?? '', stylex.props(xstyle))}
    >
      {name}
      {attributes?.target === '_blank' && <NewTabHint />}
    </CurrentLink>
  );
}

/** The link to the current page or its section. */
const current = ':is([aria-current])';

export const navStyles = stylex.create({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    height: { default: '2.25rem', [current]: '3.75rem' },
    // In a narrow window, text of 200% size needs the space.
    paddingInline: 'min(0.75rem, 1.25vw)',
    borderRadius: { default: tokens['--sx-radius'], [current]: 0 },
    color: {
      default: tokens['--sx-text-muted'],
      ':hover': tokens['--sx-text'],
      [current]: tokens['--sx-text'],
    },
    backgroundColor: {
      default: 'transparent',
      ':hover': tokens['--sx-surface-hover'],
      [current]: 'transparent',
    },
    // A line under the text only, the same for all sections, so that no link moves.
    backgroundImage: {
      default: null,
      [current]: `linear-gradient(${tokens['--sx-accent']}, ${tokens['--sx-accent']})`,
    },
    backgroundPosition: '50% 100%',
    backgroundRepeat: 'no-repeat',
    backgroundSize: 'calc(100% - min(1.5rem, 2.5vw)) 2px',
    fontSize: tokens['--sx-size-ui'],
    fontWeight: 400,
    textDecoration: 'none',
    outlineOffset: { default: null, [current]: '-4px' },
  },
});
