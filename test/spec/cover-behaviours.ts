import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { exhaustiveFiles } from '../run/exhaustive.ts';

const words = z.record(z.string().regex(/^[SX]\d+(?:\.\d+)?$/), z.string().min(1));

/** The file that lists the behaviours: what has no test yet and why, and all of them. */
const behaviourList = z.strictObject({ later: words, behaviours: words });

export type BehaviourList = z.infer<typeof behaviourList>;

export type Coverage = {
  /** The names of the tests that carry an id, by id, in the list's order. */
  names: Map<string, string[]>;
  /** Ids of sections 2 to 9 without a test, but those that are left for later. */
  holes: string[];
  /** What is wrong with the ids of names and list. */
  diagnostics: string[];
};

/** The behaviours of this project, the names of all its tests, and of those that `npm test` runs. */
export function readBehaviours() {
  const list = behaviourList.parse(parse(readFileSync('test/spec/behaviours.yml', 'utf8')));
  const files = globSync('test/**/*.test.ts').sort();
  const tests = files.flatMap((file) => {
    const isLeft = exhaustiveFiles.includes(file);
    return listTests(readFileSync(file, 'utf8')).map((one) => ({ isLeft, ...one }));
  });
  const inShort = tests.filter(({ isLeft, isTagged }) => !isLeft && !isTagged);
  return {
    list,
    testNames: tests.map(({ name }) => name),
    shortNames: inShort.map(({ name }) => name),
  };
}

/** Finds for each behaviour the tests whose names carry its id. */
export function coverBehaviours(list: BehaviourList, testNames: readonly string[]): Coverage {
  const names = new Map(Object.keys(list.behaviours).map((id): [string, string[]] => [id, []]));
  const diagnostics: string[] = [];
  for (const name of testNames) {
    for (const id of idsOf(name)) {
      const known = names.get(id);
      if (known) known.push(name);
      else diagnostics.push(`${id} is no behaviour: "${name}"`);
    }
  }
  const tested = (id: string) => (names.get(id)?.length ?? 0) > 0;
  for (const id of Object.keys(list.later)) {
    if (!names.has(id)) diagnostics.push(`${id} is no behaviour, but left for later`);
  }
  const holes = [...names.keys()].filter(
    (id) => /^S[2-9]\./.test(id) && !tested(id) && !(id in list.later),
  );
  return { names, holes, diagnostics };
}

/** The names of tests and of groups of tests in the source of a test file, and whether they have a tag. */
export function listTests(source: string): { name: string; isTagged: boolean }[] {
  const start = /(?:\b(?:test|describe)(?:\.\w+(?:\([^)]*\))?)*\(|[)\]`]\)?\()\s*(['"`])/g;
  return [...source.matchAll(start)].map(({ 0: { length }, 1: quote = '', index }) => {
    const rest = source.slice(index + length);
    const end = rest.search(new RegExp(`(?<!\\\\)${quote}`));
    return { name: rest.slice(0, end), isTagged: /^.,\s*\{\s*tags:/.test(rest.slice(end)) };
  });
}

function idsOf(name: string): Set<string> {
  return new Set(name.match(/\b[SX]\d+(?:\.\d+)?\b/g));
}
