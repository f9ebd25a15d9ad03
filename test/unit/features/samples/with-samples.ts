import { loadCompileFeatures } from '../../../../src/read/load-compile-features.ts';

/** The choices of a site that has samples, and shows nothing of them. */
export const samplesChoices = { samples: {} };

/** What the feature adds to the compiler there. */
export const withSamples = loadCompileFeatures(samplesChoices);
