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

/** The number of changes of each kind, in the order of `kinds`: `2 added, 1 fixed`. */
export function countChanges(changes: readonly Pick<Change, 'kind'>[]): string {
  const counted = kinds.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count > 0 ? `${count} ${kind}` : [];
  });
  return counted.join(', ');
}
