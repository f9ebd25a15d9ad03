import { field as cards } from './cards/field.ts';
import { field as languages } from './languages/field.ts';
import { field as math } from './math/field.ts';
import { field as playground } from './playground/field.ts';
import { field as releases } from './releases/field.ts';
import { field as samples } from './samples/field.ts';
import { field as search } from './search/field.ts';
import { field as versions } from './versions/field.ts';

/**
 * The existing features, named like their folders and their fields in `site.config.ts`. A site has the features
 * whose field is present and not `false`.
 */
export const featureFields = {
  ...{ cards, languages, math, playground },
  ...{ releases, samples, search, versions },
};

export type FeatureName = keyof typeof featureFields;
