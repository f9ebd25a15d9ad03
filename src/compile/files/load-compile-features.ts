import type { FeatureName } from '../../features/fields.ts';
import { allFeatures, loadParts } from '../../features/load-parts.ts';
import { setTexts } from '../../texts/text.ts';
import {
  type CompileChoices,
  type CompileFeatures,
  type CompilePart,
  type FenceWords,
  type TextChoices,
  textChoices,
} from '../compile-part.ts';

const loaded = new WeakMap<CompileChoices, CompileFeatures>();

/** Loads what the features in the settings add to compiling, and the attributes of the other features. */
export function loadCompileFeatures(choices: CompileChoices): CompileFeatures {
  const features = loaded.get(choices) ?? load(choices);
  loaded.set(choices, features);
  return features;
}

function load(choices: CompileChoices): CompileFeatures {
  const { interface: texts } = choices[textChoices] ?? {};
  if (typeof texts === 'string') setTexts(JSON.parse(texts));
  return {
    texts: readTextChoices(choices[textChoices]),
    parts: allFeatures.flatMap((feature) => {
      const featureChoices = choices[feature];
      if (!featureChoices) return [];
      const words = loadWords(feature);
      return loadParts<CompilePart>([feature], 'compile').map((part) => {
        return { feature, part, choices: featureChoices, words };
      });
    }),
    lacking: allFeatures.flatMap((feature) => {
      const words = choices[feature] ? undefined : loadWords(feature);
      return words ? [{ feature, words }] : [];
    }),
  };
}

function readTextChoices(written: CompileChoices[string] = {}): TextChoices {
  const { format, missingFiles, repeatedIds, baseUrl } = written;
  return {
    format: format === 'md' || format === 'detect' ? format : 'mdx',
    missingFiles: missingFiles === 'warn' || missingFiles === 'ignore' ? missingFiles : 'throw',
    ...((repeatedIds === 'warn' || repeatedIds === 'ignore') && { repeatedIds }),
    ...(typeof baseUrl === 'string' && { baseUrl }),
  };
}

function loadWords(feature: FeatureName): FenceWords | undefined {
  return loadParts<FenceWords>([feature], 'words')[0];
}
