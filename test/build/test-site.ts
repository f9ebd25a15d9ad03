import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  buildWell,
  digestSite,
  findDifferences,
  makeProject,
  makeTestFolder,
  smallSite,
} from './small-site.ts';

/**
 * A site for the tests of one file, which is made before them and removed after them.
 * @param name the name of its folder
 * @param files its files, by path
 * @param prepare what happens before the tests; by default, a build
 */
export function openTestSite(
  name: string,
  files = smallSite(),
  prepare: (root: string) => Promise<unknown> = buildWell,
) {
  const root = path.join(makeTestFolder(name), 'site');
  const at = (file: string) => path.join(root, file);
  const digest = () => digestSite(root);

  beforeAll(() => prepare(makeProject(root, files)));
  afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));

  return {
    root,
    at,
    digest,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    /** The text of a file of the built site. */
    readBuilt: (file: string) => readFileSync(at(`dist/public/${file}`), 'utf8'),
    /** Writes a new file and renames it, because projects share the files of packages. */
    write: (file: string, text: string) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(`${file}.new`), text);
      renameSync(at(`${file}.new`), at(file));
    },
    remove: (file: string) => rmSync(at(file), { recursive: true }),
    buildWell: () => buildWell(root),
    /** Builds without caches and without the earlier site, and expects the same site. */
    expectCleanBuild: async () => {
      const before = digest();
      for (const folder of ['.cache', 'dist']) rmSync(at(folder), { recursive: true });
      await buildWell(root);
      expect(findDifferences(before, digest())).toEqual([]);
    },
  };
}
