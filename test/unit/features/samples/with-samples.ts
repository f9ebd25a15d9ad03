import { loadCompileFeatures } from '../../../../src/compile/files/load-compile-features.ts';

/** The choices of a site with samples, but without their compiled output. */
export const samplesChoices = { samples: {} };

/** The compiler features of that site. */
export const withSamples = loadCompileFeatures(samplesChoices);
