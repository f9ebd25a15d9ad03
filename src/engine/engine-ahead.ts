import { existsSync } from 'node:fs';
import { guessModules } from '../read/guess-modules.ts';
import type { SiteConfig } from '../site/schema.ts';
import type { WantedEngine } from './build-engine.ts';
import { type Engine, engineFolder, ensureEngine } from './engine.ts';

/**
 * Starts to build the bundle that the build will probably need, unless it is cached, so that it is ready when
 * content is compiled.
 * @param work a folder for this build alone
 * @param sources the content files to compile
 * @param site the checked configuration; without it nothing is started
 */
export function buildEngineAhead(
  root: string,
  work: string,
  sources: readonly string[],
  site: SiteConfig | undefined,
) {
  const guessed = site && { modules: guessModules(root, sources), site };
  const stop = new AbortController();
  const built =
    guessed && !existsSync(engineFolder(root, guessed))
      ? ensureEngine(root, work, guessed, stop.signal)
      : undefined;
  const settled = built && Promise.allSettled([built]);
  return {
    /** Resolves when the bundler, which takes a core for some seconds, is done; undefined if none is running. */
    settled,
    /**
     * Returns the bundle for the modules that content actually imports.
     * @throws FaultError like `ensureEngine`
     */
    claim: async (wanted: WantedEngine): Promise<Engine> => {
      if (built && wanted.modules.join() === guessed?.modules.join()) return built;
      await settled;
      return ensureEngine(root, work, wanted);
    },
    /** Ends a build that wasn't claimed. */
    end: async () => {
      stop.abort();
      await settled;
    },
  };
}
