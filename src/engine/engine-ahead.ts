import { existsSync } from 'node:fs';
import { guessModules } from '../read/guess-modules.ts';
import type { SiteConfig } from '../site/schema.ts';
import type { WantedEngine } from './build-engine.ts';
import { type Engine, engineFolder, ensureEngine } from './engine.ts';

/**
 * Begins to build the bundle that will probably be claimed, where there is none, so that it is
 * ready when content is compiled.
 * @param work a folder for this build alone
 * @param sources the content files that are compiled
 * @param site the checked configuration; without it nothing is begun
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
    /** Where one is being built, which takes a core for some seconds: when it no longer is. */
    settled,
    /** The bundle for the modules that content does import. @throws FaultError as `ensureEngine` */
    claim: async (wanted: WantedEngine): Promise<Engine> => {
      if (built && wanted.modules.join() === guessed?.modules.join()) return built;
      await settled;
      return ensureEngine(root, work, wanted);
    },
    /** Ends what is not claimed. */
    end: async () => {
      stop.abort();
      await settled;
    },
  };
}
