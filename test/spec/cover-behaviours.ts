import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

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
  faults: string[];
};

/** The behaviours of this project, and the names of all its tests. */
export function readBehaviours(): { list: BehaviourList; testNames: string[] } {
  const list = behaviourList.parse(parse(readFileSync('test/spec/behaviours.yml', 'utf8')));
  const files = globSync('test/**/*.test.ts').sort();
  return { list, testNames: files.flatMap((file) => listTestNames(readFileSync(file, 'utf8'))) };
}

/** Finds for each behaviour the tests whose names carry its id. */
export function coverBehaviours(list: BehaviourList, testNames: readonly string[]): Coverage {
  const names = new Map(Object.keys(list.behaviours).map((id): [string, string[]] => [id, []]));
  const faults: string[] = [];
  for (const name of testNames) {
    for (const id of idsOf(name)) {
      const known = names.get(id);
      if (known) known.push(name);
      else faults.push(`${id} is no behaviour: "${name}"`);
    }
  }
  const tested = (id: string) => (names.get(id)?.length ?? 0) > 0;
  for (const id of Object.keys(list.later)) {
    if (!names.has(id)) faults.push(`${id} is no behaviour, but left for later`);
  }
  const holes = [...names.keys()].filter(
    (id) => /^S[2-9]\./.test(id) && !tested(id) && !(id in list.later),
  );
  return { names, holes, faults };
}

/** The names of tests and of groups of tests in the source of a test file. */
export function listTestNames(source: string): string[] {
  const start = /(?:\b(?:test|describe)(?:\.\w+(?:\([^)]*\))?)*\(|[)\]`]\)?\()\s*(['"`])/g;
  return [...source.matchAll(start)].map(({ 0: { length }, 1: quote = '', index }) => {
    const rest = source.slice(index + length);
    return rest.slice(0, rest.search(new RegExp(`(?<!\\\\)${quote}`)));
  });
}

function idsOf(name: string): Set<string> {
  return new Set(name.match(/\b[SX]\d+(?:\.\d+)?\b/g));
}
