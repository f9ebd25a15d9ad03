import type { ProjectFile } from '../../samples/compiler/project.ts';
import type {
  CompileRequest,
  Compiler,
  CompilerEvents,
  CompilerPlace,
} from '../protocol/compiler.ts';
import { readCompileAnswer } from '../protocol/compiler-messages.ts';
import { askNewest } from './ask-newest.ts';
import { startParser } from './start-parser.ts';

/** Starts the compiler in a worker with opaque origin. */
export function startCompiler(place: CompilerPlace, events: CompilerEvents): Compiler {
  const parser = startParser(place);
  const work = {
    read: (data: unknown, { files }: CompileRequest) =>
      readCompileAnswer(
        data,
        files.map(({ name }) => name),
      ),
    timeoutMs: { load: 30_000, first: 20_000, work: 5_000 },
  };
  const { ask, renew, end } = askNewest(place, work, events);
  return {
    compile: (files, mode, options) => ask((id) => ({ id, files, mode, ...options })),
    parse: (file: ProjectFile) => parser.parse(file),
    renew,
    end,
    stop() {
      end();
      parser.stop();
    },
  };
}
