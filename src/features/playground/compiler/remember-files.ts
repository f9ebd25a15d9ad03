import type { Steps } from '../../samples/compiler/compile-file.ts';
import type { CompilerInput } from '../../samples/compiler/run-compiler.ts';
import type { ModuleLinks } from './link-imports.ts';

type Known = { steps: Steps; links?: ModuleLinks };

/**
 * Remembers of one project after the other what was done for its files. What becomes of a file
 * depends on its own text, and on which files there are beside it.
 */
export function rememberFiles() {
  let remembered = new Map<string, Known>();
  return (names: readonly string[]) => {
    const before = remembered;
    const files: Known[] = [];
    remembered = new Map();
    const stepsOf = ({ file, code, mode }: CompilerInput): Steps => {
      const key = JSON.stringify([file, mode, code, names]);
      const remembering = before.get(key) ?? { steps: {} };
      remembered.set(key, remembering);
      files.push(remembering);
      return remembering.steps;
    };
    return {
      stepsOf,
      /** What the file imports and exports whose steps were asked for last. */
      noteLinks: (links: ModuleLinks) => {
        const file = files.at(-1);
        if (file) file.links = links;
      },
      /** The same of all files. */
      links: () => files.flatMap(({ links }) => links ?? []),
    };
  };
}
