import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a site with several versions of its docs, by path. */
export const versionedFiles = readFixture('versions');

/** The same in three languages. */
export const translatedFiles = { ...versionedFiles, ...readFixture('languages') };

function readFixture(name: string): Readonly<Record<string, string>> {
  const fixture = path.join(process.cwd(), 'test/fixtures', name);
  return Object.fromEntries(
    globSync('**/*.{json,mdx,ts}', { cwd: fixture }).map((file) => [
      file,
      readFileSync(path.join(fixture, file), 'utf8'),
    ]),
  );
}
