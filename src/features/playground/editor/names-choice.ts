import type { Mode } from '../../samples/compiler/project.ts';
import { makeChoice } from './choice.ts';

const modes = [
  { id: 'production', label: 'Production' },
  { id: 'development', label: 'Development' },
] as const;

/** The kind of class names: short ones, or debug names that show their origin. */
export function makeNamesChoice(onMode: (mode: Mode) => void) {
  return makeChoice({
    label: 'Class names',
    options: modes,
    chosen: 'production',
    onChoose: onMode,
  });
}
