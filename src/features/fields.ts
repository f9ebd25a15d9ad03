import { field as cards } from './cards/field.ts';
import { field as playground } from './playground/field.ts';
import { field as releases } from './releases/field.ts';
import { field as samples } from './samples/field.ts';
import { field as search } from './search/field.ts';

/**
 * The features that exist: the name of each is that of its folder and of its field in `site.config.ts`. A site has
 * the features whose field is there and not `false`.
 */
export const featureFields = { cards, playground, releases, samples, search };

export type FeatureName = keyof typeof featureFields;
