import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FeatureName } from './fields.ts';

const require = createRequire(import.meta.url);

/** A feature adds to a stage by having a file of this name in its folder, which exports that name. */
export type PartName =
  | 'table'
  | 'words'
  | 'compile'
  | 'check'
  | 'plugins'
  | 'server'
  | 'styles'
  | 'boot'
  | 'start'
  | 'rare'
  | 'client';

const endings = ['.ts', '.tsx', '.css'];

/** The names of `fields.ts`, in the order of the alphabet: these fields would bring what checks them. */
export const allFeatures: readonly FeatureName[] = readdirSync(import.meta.dirname)
  .filter(isFeature)
  .sort();

function isFeature(name: string): name is FeatureName {
  return existsSync(path.join(import.meta.dirname, name, 'field.ts'));
}

/** The features that a site has. */
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
