import vm from 'node:vm';
import type { Reply } from '../realm/questions.ts';
import type { RealmKind } from './messages.ts';

/** A fresh JavaScript context, with the code of its kind. */
export type Realm = {
  /** Runs code in it, without result. */
  run: (code: string) => void;
  /** @throws if it throws, or has no answer */
  ask: <T>(kind: string, ask: unknown) => T;
};

/** Globals with which code could run later, wait, or share memory. */
const removed = ['Atomics', 'FinalizationRegistry', 'SharedArrayBuffer', 'WeakRef', 'WebAssembly'];
const prelude = `for (const name of ${JSON.stringify(removed)}) delete globalThis[name];`;

/**
 * Creates realms. They contain no objects of this process: code and questions go in as texts, and texts come out.
 * Not even thrown errors are inspected.
 */
export function createRealms() {
  const scripts = new Map<RealmKind, vm.Script>();
  return {
    /** Sets the code of a kind. */
    load: (kind: RealmKind, code: string): void => {
      scripts.set(kind, new vm.Script(code, { filename: kind }));
    },
    open: (kind: RealmKind): Realm => {
      const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
        codeGeneration: { strings: false, wasm: false },
        microtaskMode: 'afterEvaluate',
      });
      const evaluate = (make: () => vm.Script | undefined): unknown => {
        try {
          return make()?.runInContext(context, { displayErrors: false });
        } catch {
          return undefined;
        }
      };
      const run = (code: string) => void evaluate(() => new vm.Script(code));
      run(prelude);
      evaluate(() => scripts.get(kind));
      return {
        run,
        ask: <T>(question: string, ask: unknown): T => {
          const asked = JSON.stringify(JSON.stringify({ kind: question, ask }));
          const text = evaluate(() => new vm.Script(`reply(${asked})`));
          const reply: Reply<T> = typeof text === 'string' ? JSON.parse(text) : {};
          if ('thrown' in reply) throw new Error(String(reply.thrown));
          if (reply.answer === undefined) throw new Error('it sent no response');
          return reply.answer;
        },
      };
    },
  };
}

export type Realms = ReturnType<typeof createRealms>;
