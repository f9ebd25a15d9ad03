import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FeatureName } from './fields.ts';

const require = createRequire(import.meta.url);

/** The parts of a feature, by the names of their files in its folder; `Feature` has their types. */
export type PartName =
  | 'table'
  | 'words'
  | 'compile'
  | 'check'
  | 'content'
  | 'plugins'
  | 'server'
  | 'styles'
  | 'article-styles'
  | 'boot'
  | 'app-start'
  | 'page-part'
  | 'client';

const endings = ['.ts', '.tsx', '.css'];

/** The names in `fields.ts`, sorted. They are read from the folder, because `fields.ts` loads zod. */
export const allFeatures: readonly FeatureName[] = readdirSync(import.meta.dirname)
  .filter(isFeature)
  .sort();

function isFeature(name: string): name is FeatureName {
  return existsSync(path.join(import.meta.dirname, name, 'field.ts'));
}

/** The features of a site. */
export function listFeatures(site: { readonly [name in FeatureName]?: unknown }): FeatureName[] {
  return allFeatures.filter((name) => site[name]);
}

/** The file of a part, if the feature has that part. */
export function findPart(feature: FeatureName, part: PartName): string | undefined {
  const beginning = path.join(import.meta.dirname, feature, part);
  return endings.map((ending) => beginning + ending).find((file) => existsSync(file));
}

/**
 * Loads a part of some features, for a stage that runs in Node. Parts are required by name, so that no stage
 * names a feature, and a site without a feature loads none of its code.
 * @param part the part; the stage that asks for it knows its type
 */
export function loadParts<Part>(features: readonly FeatureName[], part: PartName): Part[] {
  return features.flatMap((feature): Part[] => {
    const file = findPart(feature, part);
    return file ? [require(file)[part]] : [];
  });
}
