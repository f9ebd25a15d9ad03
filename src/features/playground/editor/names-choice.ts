import type { Mode } from '../../samples/compiler/project.ts';
import { makeChoice } from './choice.ts';

const modes = [
  { id: 'production', label: 'Production' },
  { id: 'development', label: 'Development' },
] as const;

/** Which names classes have: short ones, or such as say where they come from. */
export function makeNamesChoice(onMode: (mode: Mode) => void) {
  return makeChoice({
    label: 'Class names',
    options: modes,
    chosen: 'production',
    onChoose: onMode,
  });
}
