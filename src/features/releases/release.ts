import { chooseText } from '../../texts/text.ts';

/** The kinds of changes, in display order. */
export const kinds = ['added', 'changed', 'deprecated', 'removed', 'fixed'] as const;

export type ChangeKind = (typeof kinds)[number];

/** One change of a release. */
export type Change = {
  kind: ChangeKind;
  /** A phrase, with code in backticks. */
  text: string;
  /** The address that explains it, without base path. */
  at?: string;
};

/** A release in `content/releases.yml`. */
export type Release = {
  version: string;
  /** The slug of its post. */
  post?: string;
  /** A day or a month, for a release without a post: `2025-05-21`, `2025-05`. */
  date?: string;
  changes: readonly Change[];
};

/** Whether people who upgrade should look at it. */
export function isUpgradeWork({ kind }: Pick<Change, 'kind'>): boolean {
  return kind === 'changed' || kind === 'deprecated' || kind === 'removed';
}

/** Groups changes by kind, in the order of `kinds`. */
export function groupChanges<T extends Pick<Change, 'kind'>>(
  changes: readonly T[],
): { kind: ChangeKind; changes: T[] }[] {
  const groups = kinds.map((kind) => ({
    kind,
    changes: changes.filter((change) => change.kind === kind),
  }));
  return groups.filter(({ changes }) => changes.length > 0);
}

/** The number of changes of each kind, in the order of `kinds`: `2 added, 1 fixed`. */
export function countChanges(changes: readonly Pick<Change, 'kind'>[]): string {
  const groups = groupChanges(changes);
  return groups
    .map(({ kind, changes }) => `${changes.length} ${chooseText('releases.kind', kind)}`)
    .join(', ');
}
