import { parse } from 'yaml';
import type { DiagnosticText } from '../../../diagnostics/diagnostic.ts';
import { findNearestName } from '../../../diagnostics/nearest-name.ts';
import type { CompilerOptions } from '../contract.ts';

/** The compiler's options that affect its output, and that a page can set. */
export const knownOptions = [
  'classNamePrefix',
  'debug',
  'dev',
  'enableDebugClassNames',
  'enableDebugDataProp',
  'enableDevClassNames',
  'enableFontSizePxToRem',
  'enableInlinedConditionalMerge',
  'enableMinifiedKeys',
  'runtimeInjection',
  'styleResolution',
  'test',
  'treeshakeCompensation',
];

/**
 * Reads options in a fence: `debug: true, classNamePrefix: acme-`. Invalid values are passed on: the compiler uses
 * its default.
 */
export function readCompilerOptions(
  written: string,
):
  | { options: CompilerOptions; problem?: undefined }
  | { options?: undefined; problem: DiagnosticText } {
  const options: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(parseOptions(written))) {
    if (!knownOptions.includes(name)) {
      const nearest = findNearestName(name, knownOptions);
      const hint = nearest ? `Did you mean ${nearest}?` : `Known: ${knownOptions.join(', ')}.`;
      return { problem: { message: `unknown compiler option "${name}"`, hint } };
    }
    if (typeof value !== 'string' && typeof value !== 'boolean') {
      return {
        problem: { message: `the compiler option ${name} must be a string, true or false` },
      };
    }
    options[name] = value;
  }
  return { options };
}

function parseOptions(written: string): object {
  try {
    const parsed: unknown = parse(`{ ${written} }`);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return { [written]: undefined };
  }
}
