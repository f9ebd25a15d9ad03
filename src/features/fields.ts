/**
 * The features that exist, by the name of their folder.
 */
export const allFeatures = ['search', 'samples', 'playground'] as const;

export type FeatureName = (typeof allFeatures)[number];
