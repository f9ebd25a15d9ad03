'use client';

import type { AnchorHTMLAttributes } from 'react';
import type { VersionChoice } from '../../../config/page-version.ts';
import { CurrentLink } from '../../../islands/current-link.tsx';
import { useOpenVersion, useVersionChoice } from './use-version.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A navbar link that leads to the version that the visitor reads. */
export function ChosenLink({
  choices,
  children,
  ...props
}: LinkProps & { choices: readonly VersionChoice[] }) {
  const choice = useVersionChoice(choices);
  if (!choice) return null;
  const { href, section, pattern, label } = choice;
  return (
    <CurrentLink {...props} href={href} section={section} pattern={pattern}>
      {label || children}
    </CurrentLink>
  );
}

type PickProps = LinkProps & { version: string; href: string; pattern?: string };

/** A link to the current page in another version, or to the main page of that version. */
export function VersionPick({ version, href, ...props }: PickProps) {
  const { hrefs } = useOpenVersion();
  return <CurrentLink {...props} href={hrefs?.[version] ?? href} data-version-pick={version} />;
}

/** The label of the version that the visitor reads. */
export function VersionLabel({
  choices,
}: {
  choices: readonly Pick<VersionChoice, 'version' | 'label'>[];
}) {
  // An element: between texts of their own, React writes a comment that depends on the order of rendering.
  return <span>{useVersionChoice(choices)?.label}</span>;
}
