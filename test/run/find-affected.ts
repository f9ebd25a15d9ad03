import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listAreaTests } from './test-areas.ts';

export type AffectedTest = {
  /** A path from the root. */
  file: string;
  /** How many imports it is away from what changed. */
  distance: number;
  /** Whether it builds sites of its own. */
  buildsSites: boolean;
};

const siteBuilder = 'test/build/small-site.ts';

/** A test of a built site doesn't import what it tests. */
const areaDistance = 2;
const relative = /['"`](\.{1,2}\/[^'"`\n]+)['"`]/g;
const fixture = /^test\/fixtures\/([^/]+)\//;

/**
 * Finds the test files that a change can break: those that reach a changed file by imports or by a
 * relative path, those that name a changed fixture, and those of built sites by `test-areas`.
 * @param root the project's root
 * @param changed paths from there; may name files that were removed
 * @param tests all test files, as paths from there
 * @returns the nearest first
 */
export function findAffected(
  root: string,
  changed: readonly string[],
  tests: readonly string[],
): AffectedTest[] {
  const graph = createGraph(root);
  const fixtures = changed.flatMap((file) => fixture.exec(file)?.[1] ?? []);
  const isChanged = (file: string) =>
    changed.includes(file) ||
    (file.startsWith('test/') && fixtures.some((name) => graph.textOf(file).includes(name)));
  const ofAreas = new Set(listAreaTests(changed, tests));
  const found = tests.flatMap((file) => {
    const distance = measureDistance(file, graph.listReferences, isChanged);
    const nearest = ofAreas.has(file) ? Math.min(distance, areaDistance) : distance;
    if (!Number.isFinite(nearest)) return [];
    const toBuilder = measureDistance(file, graph.listReferences, (name) => name === siteBuilder);
    return [{ file, distance: nearest, buildsSites: Number.isFinite(toBuilder) }];
  });
  return found.sort((a, b) => a.distance - b.distance || (a.file < b.file ? -1 : 1));
}

/** Steps from a file to the nearest one that is looked for; infinite where there is none. */
function measureDistance(
  start: string,
  listNext: (file: string) => readonly string[],
  isSought: (file: string) => boolean,
): number {
  const seen = new Set([start]);
  let files = [start];
  for (let distance = 0; files.length > 0; distance += 1) {
    if (files.some(isSought)) return distance;
    files = files.flatMap(listNext).filter((file) => !seen.has(file) && seen.add(file));
  }
  return Number.POSITIVE_INFINITY;
}

/** What files say and name, each read once. */
function createGraph(root: string) {
  const texts = new Map<string, string>();
  const references = new Map<string, string[]>();
  const textOf = (file: string): string => {
    const known = texts.get(file) ?? readCode(path.join(root, file));
    texts.set(file, known);
    return known;
  };
  const listReferences = (file: string): string[] => {
    const known = references.get(file) ?? readReferences(file, textOf(file));
    references.set(file, known);
    return known;
  };
  return { textOf, listReferences };
}

/** A file that was removed is still named by others. */
function readReferences(file: string, text: string): string[] {
  const folder = path.posix.dirname(file);
  return Array.from(text.matchAll(relative), ([, name = '']) => path.posix.join(folder, name));
}

function readCode(file: string): string {
  if (!/\.[cm]?[jt]sx?$/.test(file) || !existsSync(file) || !statSync(file).isFile()) return '';
  return readFileSync(file, 'utf8');
}
