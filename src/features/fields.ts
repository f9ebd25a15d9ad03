import { playgroundField } from './playground/field.ts';
import { samplesField } from './samples/field.ts';
import { searchField } from './search/field.ts';

/**
 * The features that exist, each by its field in `site.config.ts` and by the name of its folder. A site has
 * the features whose field is there and not `false`.
 */
export const featureFields = {
  search: searchField,
  samples: samplesField,
  playground: playgroundField,
};

export type FeatureName = keyof typeof featureFields;
