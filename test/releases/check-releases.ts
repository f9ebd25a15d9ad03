import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { compileWith, installOldPackages, lintWith } from './old-packages.ts';

/**
 * Runs each claim of `claims.yml` on the versions that it names: what a post says about a release is
 * true of its packages, and not of the ones before. Prints what is false, and then ends with 1.
 */
const root = path.resolve(import.meta.dirname, '../..');
const claimSchema = z.strictObject({
  /** A part of the file's name in `content/`, and a text of it; line breaks count as spaces. */
  page: z.string(),
  says: z.string(),
  code: z.string(),
  file: z.string().default('a.ts'),
  /** The rule of the linter; without one, the compiler runs. */
  rule: z.string().optional(),
  options: z.record(z.string(), z.unknown()).default({}),
  /** A pattern of what these versions write or report, and those don't. */
  shows: z.string(),
  in: z.array(z.string()),
  not: z.array(z.string()).default([]),
});
type Claim = z.infer<typeof claimSchema>;

const file = path.join(import.meta.dirname, 'claims.yml');
const claims = z.array(claimSchema).parse(parse(readFileSync(file, 'utf8')));
const pages = globSync('content/{blog,docs}/**/*.mdx', { cwd: root }).map((name) => ({
  name,
  text: readFileSync(path.join(root, name), 'utf8').replace(/\s+/g, ' '),
}));

const packageOf = ({ rule }: Claim) => (rule ? 'eslint-plugin' : 'babel-plugin');
const versionsOf = (claim: Claim) => [...claim.in, ...claim.not];
const packages = claims.flatMap((claim) =>
  versionsOf(claim).map((version) => `${packageOf(claim)}@${version}`),
);
installOldPackages([...new Set(packages)].sort());

const falsehoods = claims.flatMap((claim) => {
  const { page, says, code, file, rule, options, shows } = claim;
  const told = pages.filter(({ name, text }) => name.includes(page) && text.includes(says));
  const lost = told.length === 0 ? [`${page} no longer says "${says}"`] : [];
  const wrong = versionsOf(claim).flatMap((version) => {
    const output = rule
      ? lintWith(version, rule, code, options)
      : compileWith(version, file, code, options);
    const isShown = new RegExp(shows).test(output);
    if (isShown === claim.in.includes(version)) return [];
    return [`${page}: "${says}"\n  ${packageOf(claim)} ${version} says ${output}`];
  });
  return [...lost, ...wrong];
});
console.log([...falsehoods, `${claims.length} claims, ${falsehoods.length} false`].join('\n'));
if (falsehoods.length > 0) process.exitCode = 1;
