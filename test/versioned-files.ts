import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const fixture = path.join(process.cwd(), 'test/fixtures/versions');

/** The files of a site with several versions of its docs, by path. */
export const versionedFiles: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('**/*.{json,mdx,ts}', { cwd: fixture }).map((file) => [
    file,
    readFileSync(path.join(fixture, file), 'utf8'),
  ]),
);
