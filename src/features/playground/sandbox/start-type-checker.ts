import type { CompilerPlace } from '../protocol/compiler.ts';
import { readTypeAnswer } from '../protocol/compiler-messages.ts';
import type { TypeCheckEvents, TypeRequest } from '../protocol/type-check.ts';
import { askNewest } from './ask-newest.ts';

/** Starts the type checker in a separate worker and frame, like the compiler. */
export function startTypeChecker(place: CompilerPlace, events: TypeCheckEvents) {
  const work = {
    read: (data: unknown, { files }: TypeRequest) =>
      readTypeAnswer(
        data,
        files.map(({ name }) => name),
      ),
    // It is large, and takes long for each project.
    timeoutMs: { load: 120_000, first: 30_000, work: 30_000 },
  };
  const { ask, end } = askNewest(place, work, events);
  return {
    check: (files: TypeRequest['files']) => ask((id) => ({ id, files })),
    stop: end,
  };
}
