import type { PackageLists } from './compare-packages.ts';

/** The text of `site.config.ts`. */
export function printConfig(data: unknown): string {
  const written = JSON.stringify(data, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
  return `import type { SiteConfigInput } from './src/config/schema.ts';\n\nexport default ${written} satisfies SiteConfigInput;\n`;
}

export type Moved = {
  /** How many files went into each folder. */
  counts: Readonly<Record<string, number>>;
  /** Fields that only the author knows. */
  toWrite: readonly string[];
  hosts: Readonly<Record<string, readonly string[]>>;
  /** Imports that are other ones here. */
  changed: readonly string[];
  packages: PackageLists;
  /** What was not moved, by why. */
  left: Readonly<Record<string, readonly string[]>>;
};

/** The text of the list that says what was moved, what was not, and what to do. */
export function printReport({ counts, changed, toWrite, hosts, packages, left }: Moved): string {
  const copied = Object.entries(counts).map(
    ([folder, count]) => `${count} ${count === 1 ? 'file' : 'files'} to ${folder}`,
  );
  const named = Object.entries(hosts).map(
    ([field, all]) => `${field}: ${all.map(describeHost).join(', ')}`,
  );
  const install =
    packages.missing.length > 0 ? [`npm install --save-exact ${packages.missing.join(' ')}`] : [];
  const sections = [
    section('Copied', copied),
    section('Changed, so that imports lead to the same place as before', changed),
    section('To write in site.config.ts, because it could not be read', toWrite),
    section('Packages to install, which content imports', install),
    section(
      'Imports of names that package.json does not have: write an alias as a path, and install what is a package',
      packages.unknown,
    ),
    section('Packages of another version here: check what imports them', packages.differing),
    section(
      'Hosts that content loads from, allowed in contentSecurityPolicy: remove those that you do not trust',
      named,
    ),
    ...Object.entries(left).map(([why, what]) => section(why, what)),
  ];
  return ['# What was moved in', ...sections.filter(Boolean), next].join('\n\n').concat('\n');
}

/** A scheme allows every address of its kind. */
function describeHost(host: string): string {
  return /^[a-z]+:$/.test(host) ? `${host} (no host, but everything at ${host} addresses)` : host;
}

const next = `## Next

1. \`npm run check:content -- --moving-in\` lists what differs, a line for each cause.
2. \`npm run dev\` shows the site.
3. docs/moving-in.md says what each warning means.
4. Once links are right, set onBrokenLinks, onBrokenAnchors and onBrokenMarkdownLinks to 'throw'.`;

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0
    ? ''
    : [`## ${title}`, '', ...lines.map((line) => `- ${line}`)].join('\n');
}
