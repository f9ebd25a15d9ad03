import vm from 'node:vm';
import type { Reply } from '../realm/questions.ts';
import type { RealmCode, RealmKind } from './messages.ts';

/** A fresh set of everything that JavaScript has, with the code of its kind in it. */
export type Realm = {
  /** Runs code in it, which gives nothing back. */
  run: (code: string) => void;
  ask: <T>(kind: string, ask: unknown) => Reply<T>;
};

/** What would let code run later than it is asked to, wait, or share memory. */
const removed = ['Atomics', 'FinalizationRegistry', 'SharedArrayBuffer', 'WeakRef', 'WebAssembly'];
const prelude = `for (const name of ${JSON.stringify(removed)}) delete globalThis[name];`;

/**
 * Makes realms. Nothing of this process is in one: code and questions go in as texts, and texts come
 * out. Even what is thrown is not looked at.
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
    /** What the engine has compiled of the code so far. */
    cacheOf: (kind: RealmKind): string => scriptOf(kind).createCachedData().toString('base64'),
  };
}

export type Realms = ReturnType<typeof createRealms>;
