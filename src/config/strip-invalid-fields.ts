import { findMismatches } from '../diagnostics/mismatches.ts';
import { fieldPath } from '../diagnostics/places.ts';
import { featureFields } from '../features/fields.ts';
import { type SiteConfig, siteConfigSchema } from './schema.ts';

/** A configuration that is good enough to check the rest of a site, but not to build it. */
export type StrippedConfig = {
  site: SiteConfig;
  /** Prefixes of fields that differ from the file: lists that lost items, and what refers to these. */
  uncertain: string[];
};

const rounds = 8;

/** Placeholder values for required fields. */
const placeholders = new Map<string, unknown>([
  ['title', 'Site'],
  ['tagline', ''],
  ['url', 'https://site.invalid'],
  ['baseUrl', '/'],
  ['trailingSlash', true],
  ['version', '0.0.0'],
  [
    'locales',
    { default: 'en', list: [{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' }] },
  ],
  // A site with invalid settings of a feature still has the feature.
  ...Object.keys(featureFields).map((feature) => [feature, {}] as const),
]);

/**
 * Removes invalid fields from a configuration, so that they don't hide diagnostics in links, sidebars and pages.
 * @returns undefined if too much is invalid
 */
export function stripInvalidFields(input: unknown): StrippedConfig | undefined {
  let config = input;
  const tried = new Set<string>();
  const uncertain: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { value, wrong, unknown } = findMismatches(siteConfigSchema, config);
    if (value) return { site: value, uncertain };
    // Without a redirect, links to it would seem to be broken.
    if (wrong.some(({ path }) => path[0] === 'redirects')) return undefined;
    // From the end, so that the indexes of earlier items stay right.
    for (const { path } of [...wrong, ...unknown].toReversed()) {
      const field = fieldPath(path);
      const top = path.slice(0, 1);
      const placeholder = placeholders.get(fieldPath(top));
      if (placeholder !== undefined) config = replaceAt(config, top, placeholder);
      else if (!tried.has(field)) config = replaceAt(config, path, undefined);
      else {
        const at = path.findLastIndex((key) => typeof key === 'number');
        config = replaceAt(config, at < 0 ? top : path.slice(0, at + 1), undefined);
      }
      const list = path.findLastIndex((key) => typeof key === 'number');
      if (list >= 0) uncertain.push(`${fieldPath(path.slice(0, list))}[`);
      if (path[0] === 'docs') uncertain.push('navbar.items[');
      tried.add(field);
    }
  }
  return undefined;
}

/** Returns the same data with another value at a path; without a value, the field or item is removed. */
export function replaceAt(data: unknown, path: readonly PropertyKey[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof data !== 'object' || data === null) return data;
  const next = replaceAt(Reflect.get(data, key), rest, value);
  if (Array.isArray(data) && typeof key === 'number')
    return next === undefined ? data.toSpliced(key, 1) : data.with(key, next);
  const fields = Object.entries({ ...data, [key]: next });
  return Object.fromEntries(fields.filter(([name]) => name !== key || next !== undefined));
}
