/**
 * What `npm test` leaves to `npm run test:all`, by kind: tests with that tag, whole files, and rows of tables
 * beyond the first ones (`someOf`). Of each behaviour and each defence, `npm test` keeps a test.
 */
export const exhaustive = {
  hostile: {
    description: 'hostile projects and samples beyond one of each kind',
    files: [
      'test/browser/playground-hostile-focus.test.ts',
      'test/browser/playground-hostile-manners.test.ts',
      'test/build/hostile-samples.test.ts',
    ],
  },
  failures: {
    description: 'tables of planted errors beyond one case of each kind',
    files: ['test/browser/diagnostics.test.ts', 'test/browser/playground-failures.test.ts'],
  },
  links: {
    description: 'every link to a sample',
    files: ['test/browser/playground-links.test.ts'],
  },
  kills: {
    description: 'killed builds, damaged caches and random edits beyond one of each',
    files: ['test/build/translated-edits.test.ts'],
  },
  browsers: {
    description: 'browsers besides Chromium, and checks of Chromium itself',
    files: ['test/browser/webkit.test.ts'],
  },
  pages: {
    description: 'weights, contrasts, looks and ratings of every page beyond one of each kind',
    files: [
      'test/build/agents.test.ts',
      'test/browser/sample-contrast.test.ts',
      'test/browser/scale.test.ts',
    ],
  },
  trees: {
    description: 'trees that moved in from other sites',
    files: ['test/build/moved-trees.test.ts'],
  },
  dev: {
    description: 'longer walks in the development server',
    files: [
      'test/browser/dev-boot.test.ts',
      'test/browser/dev-components.test.ts',
      'test/browser/dev-diagnostics.test.ts',
      'test/browser/dev-features.test.ts',
      'test/browser/dev-first-page.test.ts',
      'test/browser/dev-modules.test.ts',
      'test/browser/dev-playground.test.ts',
      'test/browser/dev-styles.test.ts',
      'test/browser/dev-versions.test.ts',
      'test/browser/early-saves.test.ts',
    ],
  },
  bundles: {
    description: 'what needs bundles of its own beyond one: patched packages, other configurations',
    files: [
      'test/browser/author-layout.test.ts',
      'test/browser/base-path.test.ts',
      'test/browser/lost-addresses.test.ts',
      'test/build/config-edits.test.ts',
      'test/build/bundle-inputs.test.ts',
      'test/build/class-names.test.ts',
      'test/build/features.test.ts',
      'test/build/patched-packages.test.ts',
      'test/build/playground-parts.test.ts',
      'test/build/waku-build.test.ts',
    ],
  },
  variants: {
    description: 'further cases of what another test shows',
    files: ['test/browser/playground-keys.test.ts'],
  },
} as const satisfies Record<string, { description: string; files: readonly string[] }>;

export type Exhaustive = keyof typeof exhaustive;

/** Whether this is `npm test`, which leaves out what is exhaustive; tests that are run by hand run whole. */
export const isShort = process.env.TEST_SHORT === 'yes';

/** The tags, as Vitest wants them. */
export const tags = Object.entries(exhaustive).map(([name, { description }]) => ({
  name,
  description,
}));

/** The files that `npm test` leaves out, as paths from the root. */
export const exhaustiveFiles: readonly string[] = Object.values(exhaustive).flatMap(
  ({ files }) => files,
);

/**
 * The rows of a table that run.
 * @param _kind why `npm test` has no more
 * @param count how many `npm test` has, from the first on; put one of each kind there
 */
export function someOf<Row>(_kind: Exhaustive, rows: readonly Row[], count = 1): readonly Row[] {
  return isShort ? rows.slice(0, count) : rows;
}
