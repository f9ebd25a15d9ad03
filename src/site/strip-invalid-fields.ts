import { findMismatches } from '../faults/mismatches.ts';
import { fieldPath } from '../faults/places.ts';
import { featureFields } from '../features/fields.ts';
import { type SiteConfig, siteConfigSchema } from './schema.ts';

/** A config good enough to check the rest of a site with, but not to build it. */
export type StrippedConfig = {
  site: SiteConfig;
  /**
   * Where fields are other than in the file, by their beginnings: lists that lost items, and what
   * refers to these.
   */
  uncertain: string[];
};

const rounds = 8;

/** What stands for a field that has to be there. */
const standIns = new Map<string, unknown>([
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
  // A site that says something wrong of a feature has it nevertheless.
  ...Object.keys(featureFields).map((feature) => [feature, {}] as const),
]);

/**
 * Takes out of a config what is wrong in it, so that one wrong field does not hide which links,
 * sidebars and pages are wrong too.
 * @returns undefined where too much is wrong
 */
export function stripInvalidFields(input: unknown): StrippedConfig | undefined {
  let config = input;
  const tried = new Set<string>();
  const uncertain: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { value, wrong, unknown } = findMismatches(siteConfigSchema, config);
    if (value) return { site: value, uncertain };
    // Where a redirect is missing, links to it would seem to be broken.
    if (wrong.some(({ path }) => path[0] === 'redirects')) return undefined;
    // From the end, so that the numbers of earlier items stay right.
    for (const { path } of [...wrong, ...unknown].toReversed()) {
      const field = fieldPath(path);
      const top = path.slice(0, 1);
      const standIn = standIns.get(fieldPath(top));
      if (standIn !== undefined) config = replaceAt(config, top, standIn);
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

/** The same data with another value at a path; without one the field or the item goes. */
function replaceAt(data: unknown, path: readonly PropertyKey[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data) && typeof key === 'number') {
    const next = replaceAt(data[key], rest, value);
    return next === undefined ? data.toSpliced(key, 1) : data.with(key, next);
  }
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).filter(([name]) => name !== key);
  const next = replaceAt(Object.entries(data).find(([name]) => name === key)?.[1], rest, value);
  return Object.fromEntries(next === undefined ? fields : [...fields, [String(key), next]]);
}
