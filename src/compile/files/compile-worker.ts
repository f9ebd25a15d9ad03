import type { CompileChoices } from '../compile-part.ts';
import { compileFile } from './compile-file.ts';

/** What a thread of `compile-pool` gets to compile. */
export type CompileTask = { root: string; file: string; source: string; choices: CompileChoices };

export default ({ root, file, source, choices }: CompileTask) =>
  compileFile(root, file, source, choices);
