import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { allFeatures, type FeatureName } from './fields.ts';

const require = createRequire(import.meta.url);

/** A feature adds to a stage by having a file of this name in its folder, which exports that name. */
export type PartName =
  | 'table'
  | 'words'
  | 'compile'
  | 'check'
  | 'plugins'
  | 'server'
  | 'boot'
  | 'client';

const endings = ['.ts', '.tsx'];

/** The features that a site has, in the order of `fields.ts`. */
export function listFeatures(site: { readonly [name in FeatureName]?: unknown }): FeatureName[] {
  return allFeatures.filter((name) => site[name]);
}

/** The file in which a feature adds to a stage, where it does. */
export function findPart(feature: FeatureName, part: PartName): string | undefined {
  const beginning = path.join(import.meta.dirname, feature, part);
  return endings.map((ending) => beginning + ending).find((file) => existsSync(file));
}

/**
 * Loads what some features add to a stage of Node. It is required, so that a site without a feature loads
 * nothing of it, and no stage names one.
 * @param part the stage, which knows the type of its parts
 */
export function loadParts<Part>(features: readonly FeatureName[], part: PartName): Part[] {
  return features.flatMap((feature): Part[] => {
    const file = findPart(feature, part);
    return file ? [require(file)[part]] : [];
  });
}
