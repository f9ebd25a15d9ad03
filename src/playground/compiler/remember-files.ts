import type { Steps } from '../../samples/compile/compile-file.ts';
import type { CompilerInput } from '../../samples/compile/run-compiler.ts';
import type { ModuleLinks } from './link-imports.ts';

type Known = { steps: Steps; links?: ModuleLinks };

/**
 * Remembers of one project after the other what was done for its files. What becomes of a file
 * depends on its own text, and on which files there are beside it.
 */
export function rememberFiles() {
  let known = new Map<string, Known>();
  return (names: readonly string[]) => {
    const before = known;
    const byName = new Map<string, Known>();
    known = new Map();
    const stepsOf = ({ file, code, mode }: CompilerInput): Steps => {
      const key = JSON.stringify([file, mode, code, names]);
      const found = before.get(key) ?? { steps: {} };
      known.set(key, found);
      byName.set(file, found);
      return found.steps;
    };
    /** @param added of the files that were made runnable now; returns those of all files */
    const joinLinks = (added: readonly ModuleLinks[]): ModuleLinks[] => {
      for (const links of added) {
        const file = byName.get(links.name);
        if (file) file.links = links;
      }
      return [...byName.values()].flatMap(({ links }) => links ?? []);
    };
    return { stepsOf, joinLinks };
  };
}
