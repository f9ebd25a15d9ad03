import vm from 'node:vm';
import type { Reply } from '../realm/questions.ts';
import type { RealmCode, RealmKind } from './messages.ts';

/** A fresh JavaScript context, with the code of its kind. */
export type Realm = {
  /** Runs code in it, without result. */
  run: (code: string) => void;
  ask: <T>(kind: string, ask: unknown) => Reply<T>;
};

/** Globals with which code could run later, wait, or share memory. */
const removed = ['Atomics', 'FinalizationRegistry', 'SharedArrayBuffer', 'WeakRef', 'WebAssembly'];
const prelude = `for (const name of ${JSON.stringify(removed)}) delete globalThis[name];`;

/**
 * Creates realms. They contain no objects of this process: code and questions go in as texts, and texts come out.
 * Not even thrown errors are inspected.
 */
export function createRealms(codes: RealmCode) {
  const scripts = new Map<RealmKind, vm.Script>();
  const scriptOf = (kind: RealmKind): vm.Script => {
    const { code, cache } = codes[kind];
    const cachedData = cache === undefined ? undefined : Buffer.from(cache, 'base64');
    const script = scripts.get(kind) ?? new vm.Script(code, { filename: kind, cachedData });
    scripts.set(kind, script);
    return script;
  };
  return {
    open: (kind: RealmKind, before = ''): Realm => {
      const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
        codeGeneration: { strings: false, wasm: false },
        microtaskMode: 'afterEvaluate',
      });
      const evaluate = (make: () => vm.Script): unknown => {
        try {
          return make().runInContext(context, { displayErrors: false });
        } catch {
          return undefined;
        }
      };
      const run = (code: string) => void evaluate(() => new vm.Script(code));
      run(prelude + before);
      evaluate(() => scriptOf(kind));
      return {
        run,
        ask: (question, ask) => {
          const asked = JSON.stringify(JSON.stringify({ kind: question, ask }));
          const reply = evaluate(() => new vm.Script(`reply(${asked})`));
          return typeof reply === 'string' ? JSON.parse(reply) : { thrown: 'it sent no response' };
        },
      };
    },
    /** The engine's code cache for the code so far. */
    cacheOf: (kind: RealmKind): string => scriptOf(kind).createCachedData().toString('base64'),
  };
}

export type Realms = ReturnType<typeof createRealms>;
