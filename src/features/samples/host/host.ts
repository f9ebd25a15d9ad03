import vm from 'node:vm';
import { followParent } from './follow-parent.ts';
import { readLines, writeLine } from './lines.ts';
import { lockProcess } from './lock-process.ts';
import type { AskOf, FromSandbox, Kind, Scripts, ToSandbox } from './messages.ts';

/** The process of the sandbox: Node gets its code as a text, and it only reads its input. */
// Taken before the lock, which closes what `process.kill` would look up.
const endProcess: () => void = Reflect.get(process, '_kill').bind(process, process.pid, 9);
followParent();
lockProcess();
let components: vm.Script | undefined;
globalThis.answers = {};
globalThis.renderComponent = renderComponent;
try {
  answerLines();
} finally {
  // The thread that follows the parent only ends with the process.
  endProcess();
}

function answerLines(): void {
  for (const line of readLines(0)) {
    const message: ToSandbox = JSON.parse(line);
    if (!('script' in message)) {
      writeLine(1, JSON.stringify(replyTo(message)));
      continue;
    }
    const script = new vm.Script(message.code, { filename: message.script });
    if (message.script === 'components') components = script;
    else script.runInThisContext();
  }
}

function replyTo<K extends Kind>({ kind, ask }: { kind: K; ask: AskOf<K> }): FromSandbox {
  try {
    return { answer: globalThis.answers[kind]?.(ask) };
  } catch (error) {
    return { thrown: error instanceof Error ? error.message : 'it could not be compiled' };
  }
}

function renderComponent(scripts: Scripts, file: string): string | null {
  if (!Object.hasOwn(scripts, file)) return null;
  const modules = Object.entries(scripts).map(
    ([name, code]) => `${JSON.stringify(name)}: function (require, exports) {${code}\n}`,
  );
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  try {
    components?.runInContext(context);
    const call = `render(${JSON.stringify(file)}, {${modules.join()}})`;
    const html: unknown = new vm.Script(call).runInContext(context);
    return typeof html === 'string' ? html : null;
  } catch {
    return null;
  }
}
